#!/usr/bin/env python3
"""Times paperpitch against typst and ReportLab, all in one run, and prints the tables of docs/benchmarks.md.

Needs a release build of paperpitch, python3 with venv, and pdftotext. The peers come from PyPI, at fixed versions."""
import argparse
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import time
import xml.etree.ElementTree as xml
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = ROOT / "target" / "peers"
FONTS = ROOT / "templates" / "fonts"
PROGRAM = ROOT / "target" / "release" / "paperpitch"
PEERS = ["typst==0.15.2", "reportlab==5.1.0"]


def install():
    """The peers, in an environment of their own."""
    python = WORK / "venv" / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", WORK / "venv"], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *PEERS], check=True)
    return python


def words(kit):
    """What our kit says, page by page, in blocks with the height of their letters in points."""
    found = subprocess.run(["pdftotext", "-bbox-layout", kit, "-"], check=True, capture_output=True).stdout
    space = "{http://www.w3.org/1999/xhtml}"
    pages = []
    for page in xml.fromstring(found).iter(f"{space}page"):
        blocks = []
        for block in page.iter(f"{space}block"):
            inside = list(block.iter(f"{space}word"))
            size = max(float(word.get("yMax")) - float(word.get("yMin")) for word in inside)
            blocks.append({"size": size, "text": " ".join(word.text for word in inside)})
        pages.append({"blocks": blocks, "pitch": None, "figures": 0})
    for number in (1, 2):
        pages[number] = {"blocks": pages[number]["blocks"][:4], "figures": 0,
                         "pitch": {"width": 8, "length": 12, "goal": 2, "cell": 14}}
    pages[3]["figures"] = 8
    return {"title": "Football sur papier", "pages": pages}


def sizes(number):
    """Different pitches, as many as asked for."""
    found = []
    for length in range(8, 60, 2):
        for width in range(6, 42, 2):
            for goal in range(2, min(width, 10) + 1, 2):
                cell = min(160 / width, 220 / (length + 2))
                found.append({"title": f"{width} x {length}, {goal}", "width": width, "length": length, "goal": goal,
                              "cell": cell})
    return found[:number]


def prepare(number):
    """All that is read by the programs under test."""
    subprocess.run([PROGRAM, "kit", "standard", "--lang", "fr", "--format", "pdf", "-o", WORK / "kit.pdf", "--force"],
                   check=True, capture_output=True)
    for source in HERE.glob("*.typ"):
        (WORK / source.name).write_bytes(source.read_bytes())
    pitch = {"width": 8, "length": 12, "goal": 2, "cell": 14, "title": "8 x 12"}
    (WORK / "pitch.json").write_text(json.dumps([pitch]), encoding="utf-8")
    (WORK / "words.json").write_text(json.dumps(words(WORK / "kit.pdf")), encoding="utf-8")
    pitches = sizes(number)
    assert len(pitches) == number
    (WORK / "pitches.json").write_text(json.dumps(pitches), encoding="utf-8")
    files = WORK / "variants"
    files.mkdir(exist_ok=True)
    for old in files.iterdir():
        old.unlink()
    for place, of in enumerate(pitches):
        text = f"[pitch]\nwidth = {of['width']}\nlength = {of['length']}\n\n[goal]\nwidth = {of['goal']}\n"
        (files / f"p{place:05}.pitch.toml").write_text(text, encoding="utf-8")


def measured(command, target):
    """Seconds, MiB at the peak and bytes written by one run of a command."""
    target.unlink(missing_ok=True)
    begun = time.perf_counter()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    said = child.stderr.read()
    _, status, used = os.wait4(child.pid, 0)
    seconds = time.perf_counter() - begun
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        sys.exit(f"{command}: {said.decode(errors='replace')}")
    return seconds, used.ru_maxrss / 1024, target.stat().st_size


def table(title, commands, runs):
    """The programs in turn, several times; the middle of each figure, and ratios to ours."""
    results = {name: [] for name in commands}
    for _ in range(runs):
        for name, (command, target) in commands.items():
            results[name].append(measured(command, target))
    middle = {name: [statistics.median(column) for column in zip(*rows)] for name, rows in results.items()}
    least = {name: min(row[0] for row in rows) for name, rows in results.items()}
    ours = middle["paperpitch"]
    print(f"\n### {title}\n\n| program | time, s (least) | memory, MiB | bytes | time | memory | bytes |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for name, row in middle.items():
        ratios = " | ".join(f"× {value / own:.1f}" for value, own in zip(row, ours))
        print(f"| {name} | {row[0]:.3f} ({least[name]:.3f}) | {row[1]:.0f} | {row[2]:.0f} | {ratios} |", flush=True)


def started(python, module, runs):
    """Seconds that Python takes to start and load a module, at least."""
    command = [python, "-c", f"import {module}"]
    times = []
    for _ in range(runs):
        begun = time.perf_counter()
        subprocess.run(command, check=True)
        times.append(time.perf_counter() - begun)
    return min(times)


def machine():
    """What it runs on."""
    cpu = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    version = subprocess.run([PROGRAM, "--version"], check=True, capture_output=True, text=True).stdout.splitlines()[0]
    return (f"{cpu.group(1) if cpu else platform.machine()}, {os.cpu_count()} cores, {platform.system()}; "
            f"{version}, {', '.join(PEERS)}, Python {platform.python_version()}")


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--runs", type=int, default=7)
    options.add_argument("--pitches", type=int, default=1000)
    options = options.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    python = install()
    prepare(options.pitches)

    def ours(*arguments):
        target = WORK / f"ours-{arguments[0]}-{Path(arguments[1]).name}.pdf"
        return [PROGRAM, *arguments, "--lang", "fr", "-o", target, "--quiet"], target

    def typst(name):
        target = WORK / f"typst-{name}.pdf"
        return [python, HERE / "with_typst.py", WORK / f"{name}.typ", FONTS, target], target

    def reportlab(name, source):
        target = WORK / f"reportlab-{name}.pdf"
        return [python, HERE / "with_reportlab.py", name, WORK / source, FONTS, target], target

    print(machine())
    print(f"Middle of {options.runs} runs, the programs in turn.")
    table("The French kit", {
        "paperpitch": ours("kit", "standard", "--format", "pdf"), "typst": typst("kit"),
        "ReportLab": reportlab("kit", "words.json"),
    }, options.runs)
    one = (WORK / "pitches.typ").read_text(encoding="utf-8").replace("pitches.json", "pitch.json")
    (WORK / "one.typ").write_text(one, encoding="utf-8")
    table("One pitch", {
        "paperpitch": ours("pitch", "standard"), "typst": typst("one"), "ReportLab": reportlab("pitches", "pitch.json"),
    }, options.runs)
    table(f"{options.pitches} different pitches in one file", {
        "paperpitch": ours("pitch", WORK / "variants"), "typst": typst("pitches"),
        "ReportLab": reportlab("pitches", "pitches.json"),
    }, options.runs)
    loading = [f"{module} {started(python, module, options.runs):.3f} s" for module in ("typst", "reportlab.pdfgen.canvas")]
    print(f"\nOf each peer's time, Python takes to start and to load it at least: {', '.join(loading)}.")


main()
