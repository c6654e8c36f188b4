// A board on which two people draw. It knows where points and edges lie, and nothing of turns, bounces or winning.
"use strict";
(() => {
  const map = JSON.parse(document.getElementById("map").textContent);
  const svg = document.querySelector("#pitch svg");
  const byId = (id) => document.getElementById(id);
  // What has been drawn, and everything before it that "undo" leads back to.
  let now = { lines: [], side: "a" };
  const before = [];

  const ball = () => (now.lines.length ? now.lines[now.lines.length - 1].to : map.start);
  const drawn = (a, b) => now.lines.some((line) => (line.from === a && line.to === b) || (line.from === b && line.to === a));

  function make(name, attributes, parent) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    parent.append(element);
    return element;
  }

  const lines = make("g", { id: "lines" }, svg);
  const top = make("g", {}, svg);
  const targets = make("g", { id: "targets" }, svg);

  function change(next) {
    before.push(now);
    now = next;
    show();
  }

  function draw(to) {
    if (to === null || to === undefined || drawn(ball(), to)) return;
    change({ lines: [...now.lines, { from: ball(), to, side: now.side }], side: now.side });
  }

  function otherPen() {
    change({ ...now, side: now.side === "a" ? "b" : "a" });
  }

  function undo() {
    if (before.length) now = before.pop();
    show();
  }

  function stroke(line) {
    const [from, to] = [map.points[line.from], map.points[line.to]];
    const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
    const [a, b, core] = map.pens;
    make("path", { class: "line", d, "stroke-width": line.side === "a" ? a : b }, lines);
    if (line.side === "b") make("path", { class: "line core", d, "stroke-width": core }, lines);
  }

  function target(to) {
    const { x, y, name } = map.points[to];
    const label = map.words.draw.replace("{}", name);
    const group = make("g", { class: "target", role: "button", tabindex: 0, "aria-label": label, "data-name": name }, targets);
    make("circle", { class: "mark", cx: x, cy: y, r: map.cell * 0.2 }, group);
    make("circle", { class: "hit", cx: x, cy: y, r: map.cell * 0.49 }, group);
    group.addEventListener("click", () => draw(to));
    group.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      draw(to);
      const next = targets.querySelector(".target");
      if (next) next.focus();
    });
  }

  function show() {
    for (const layer of [lines, top, targets]) layer.replaceChildren();
    now.lines.forEach(stroke);
    const at = map.points[ball()];
    make("circle", { cx: at.x, cy: at.y, r: map.ball + 0.45, fill: "#fff" }, top);
    make("circle", { id: "disc", cx: at.x, cy: at.y, r: map.ball }, top);
    at.next.filter((to) => to !== null && !drawn(ball(), to)).forEach(target);
    byId("ball").textContent = map.words.ball.replace("{}", at.name);
    byId("pen").dataset.side = now.side;
    byId("pen").querySelector("span").textContent = map.words.pens[now.side];
    byId("undo").disabled = before.length === 0;
    byId("again").disabled = now.lines.length === 0;
  }

  // Directions from north clockwise. Digits lie as on a number pad.
  const ways = { ArrowUp: 0, ArrowRight: 2, ArrowDown: 4, ArrowLeft: 6 };
  [8, 9, 6, 3, 2, 1, 4, 7].forEach((digit, way) => { ways[`Digit${digit}`] = way; ways[`Numpad${digit}`] = way; });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.key === "z" && !event.altKey) { event.preventDefault(); undo(); }
      return;
    }
    if (event.key === "Backspace") { event.preventDefault(); undo(); return; }
    if (event.key === " " && event.target.tagName !== "BUTTON") { event.preventDefault(); otherPen(); return; }
    const way = event.code.startsWith("Arrow") || event.code.startsWith("Digit") || event.code.startsWith("Numpad") ? ways[event.code] : undefined;
    if (way === undefined) return;
    event.preventDefault();
    draw(map.points[ball()].next[way]);
  });
  byId("pen").addEventListener("click", otherPen);
  byId("undo").addEventListener("click", undo);
  byId("again").addEventListener("click", () => change({ lines: [], side: map.words.first }));
  byId("print").addEventListener("click", () => window.print());
  now.side = map.words.first;
  show();
})();
