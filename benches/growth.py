#!/usr/bin/env python3
"""How time, memory and bytes grow with the pitch and with the number of pages: the tables of docs/benchmarks.md.

Needs a release build of paperpitch and python3."""
import argparse
import os
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

PROGRAM = Path(__file__).resolve().parent.parent / "target" / "release" / "paperpitch"
SIZES = [(6, 8), (8, 12), (16, 24), (32, 48), (64, 96), (100, 100)]
PAGES = [1, 10, 100, 1000, 10_000]
KITS = [1, 10, 100, 1000]


def measured(arguments, runs):
    """The middle of the seconds and MiB that the program takes, and the bytes that it writes."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(runs):
            target = Path(folder) / str(number)
            target.mkdir()
            begun = time.perf_counter()
            child = subprocess.Popen([PROGRAM, *arguments, "--quiet", "-o", f"{target}/"])
            _, status, used = os.wait4(child.pid, 0)
            seconds = time.perf_counter() - begun
            assert os.waitstatus_to_exitcode(status) == 0, arguments
            written = sum(file.stat().st_size for file in target.rglob("*") if file.is_file())
            rows.append((seconds, used.ru_maxrss / 1024, written))
    return [statistics.median(column) for column in zip(*rows)]


def table(head, rows):
    """Rows with what each takes, and by how much more than the row before in work it takes more time."""
    print(f"\n| {head} | time, s | memory, MiB | bytes | work | time |\n|---:|---:|---:|---:|---:|---:|")
    before = None
    for name, work, arguments, runs in rows:
        seconds, memory, size = measured(arguments, runs)
        steps = f"× {work / before[0]:.1f} | × {seconds / before[1]:.1f}" if before else " | "
        print(f"| {name} | {seconds:.3f} | {memory:.0f} | {size:.0f} | {steps} |", flush=True)
        before = (work, seconds)


def different(number, folder):
    """Variant files with as many different pitches as asked for."""
    sizes = [(width, length, goal) for length in range(8, 80, 2) for width in range(6, 62, 2)
             for goal in range(2, min(width, 26) + 1, 2)]
    for place in range(number):
        width, length, goal = sizes[place * 7919 % len(sizes)]  # any number of them is as mixed
        text = f"[pitch]\nwidth = {width}\nlength = {length}\n\n[goal]\nwidth = {goal}\n"
        (folder / f"p{place:05}.pitch.toml").write_text(text, encoding="utf-8")


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--runs", type=int, default=5)
    options = options.parse_args()
    paper = ["--paper", "1000x1400mm"]
    table("cells", [(f"{width} × {length}", width * length, ["pitch", "--size", f"{width}x{length}", *paper], options.runs)
                    for width, length in SIZES])
    with tempfile.TemporaryDirectory() as folder:
        files = Path(folder)
        for what, numbers, more in (("pages", PAGES, []), ("kits", KITS, ["--lang", "fr"])):
            rows = []
            for number in numbers:
                variants = files / f"{number}"
                if not variants.exists():
                    variants.mkdir()
                    different(number, variants)
                command = "pitch" if what == "pages" else "kit"
                rows.append((number, number, [command, variants, *more], 1 if number >= 1000 else options.runs))
            table(what, rows)


main()
