// The designer's page. It holds the text of the variant; every change is sent whole, and comes back as a sheet with findings.
"use strict";
(() => {
  const start = JSON.parse(document.getElementById("start").textContent);
  const byId = (id) => document.getElementById(id);
  const SHEETS = ["pitch", "annotated", "rules", "card", "changes", "notation", "kit"];
  // The keys of a variant file. Numbers have a slider over the sizes people use; any allowed number can be typed.
  const KEYS = [
    ["pitch.width", { from: 2, to: 24, step: 2 }], ["pitch.length", { from: 2, to: 32, step: 2 }],
    ["goal.width", { from: 2, to: 12, step: 2 }], ["goal.shape", ["box", "link"]],
    ["pitch.boundary", ["wall", "playable"]], ["pitch.directions", ["all", "orthogonal"]],
    ["pitch.crossing", ["allowed", "forbidden"]],
    ["turn.bounce", ["chained", "single", "none"]], ["turn.end-on-touched", ["true", "false"]],
    ["end.blocked", ["to-move-loses", "mover-loses", "draw"]],
    ["turn.first", ["A", "B"]], ["notation.row-one", ["bottom", "top"]],
    ["table.guests", null], ["end.minutes", null], ["name", null], ["based-on", null], ["title", null],
  ];
  // Their values are sentences.
  const WIDE = ["turn.bounce", "end.blocked", "turn.end-on-touched", "title"];
  const state = { text: "", seen: null, isFile: false, lang: start.lang, sheet: "pitch", paper: start.paper, landscape: start.landscape, cell: start.cell, scale: "fit" };
  const before = [];
  // What is changed in one go is one step back.
  let going = "";
  function keep(what) {
    if (what !== going) before.push(state.text);
    going = what;
  }
  let words = {};
  let fields = {};

  function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value === false || value === null) continue;
      element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  }

  const post = (path, body) => fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const wish = (more) => ({ text: state.text, sheet: state.sheet, lang: state.lang, paper: state.paper, landscape: state.landscape, cell: state.cell, ...more });

  // One look at a time; what is changed meanwhile goes into the next one, so that a slider never runs ahead of the sheet.
  let looking = false;
  let again = false;
  let edits = {};
  async function look() {
    // Before the file is known there is nothing to judge.
    if (state.seen === null) return;
    again = true;
    if (looking) return;
    looking = true;
    while (again) {
      again = false;
      const sent = state.text;
      const made = edits;
      edits = {};
      try {
        const answer = await post("/look", wish({ edits: made }));
        if (answer.status === 429) { edits = { ...made, ...edits }; again = true; await new Promise((go) => setTimeout(go, 250)); continue; }
        if (!answer.ok) continue;
        const told = await answer.json();
        // A text typed or loaded meanwhile is newer than the answer.
        if (state.text !== sent) { edits = { ...made, ...edits }; again = true; continue; }
        if (told.text !== state.text) { keep(Object.keys(made).join()); state.text = told.text; }
        await show(told);
      } catch (error) {
        say(words["preview-gone"]);
      }
    }
    looking = false;
  }

  function edit(key, value) {
    edits[key] = value;
    look();
  }

  function setText(text, what) {
    if (text === state.text) return;
    if (what) keep(what);
    state.text = text;
    look();
  }

  const say = (text) => { if (byId("notice").textContent !== text) byId("notice").textContent = text || ""; };

  async function picture(svg, alt) {
    const image = make("img", { alt });
    const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    image.src = url;
    image.dataset.svg = svg.length;
    const size = svg.match(/<svg[^>]*?width="([\d.]+mm)"/) && [svg.match(/\bwidth="([\d.]+mm)"/)[1], svg.match(/\bheight="([\d.]+mm)"/)[1]];
    if (size) [image.style.width, image.style.height] = size;
    try { await image.decode(); } catch { /* Shown as far as it goes. */ }
    URL.revokeObjectURL(url);
    return image;
  }

  async function show(told) {
    fields = told.fields;
    if (document.activeElement !== byId("text") || byId("text").value === "") byId("text").value = state.text;
    for (const [key] of KEYS) showField(key);
    // Only where there are no bounces is there a choice.
    byId(idOf("turn.end-on-touched")).disabled = byId(idOf("turn.bounce")).value !== "none";
    byId("undo").disabled = before.length === 0;
    byId("findings").replaceChildren(...told.findings.map(finding));
    const drawn = told.drawn ? [await picture(told.drawn, "")] : [];
    byId("drawn").replaceChildren(...drawn);
    const good = told.pages.length > 0;
    if (good) {
      const name = words[`sheet-${state.sheet}`];
      const alt = (index) => (state.sheet === "pitch" ? told.alt : `${name}, ${told.title}, ${index + 1}/${told.pages.length}`);
      const images = await Promise.all(told.pages.map((svg, index) => picture(svg, alt(index))));
      byId("pages").replaceChildren(...images);
      const number = new Intl.NumberFormat(words["language-tag"]);
      byId("facts").replaceChildren(...told.facts.filter(([, values]) => values.length).flatMap(([id, values]) => [
        make("dt", {}, words[`preview-fact--${id}`]),
        make("dd", { "data-fact": id }, values.map((value) => number.format(value)).join("; ") + (id === "cell" ? " mm" : "")),
      ]));
      document.title = `${told.title} – paperpitch`;
    }
    byId("pages").classList.toggle("stale", !good);
    for (const id of ["pdf", "svg"]) byId(id).setAttribute("aria-disabled", !good);
    say(good ? "" : words["preview-last-good"]);
  }

  function finding(one) {
    const where = one.line ? ` ${one.line}:${one.column}` : "";
    const words = make("div", {}, make("b", {}, `${one.severity}[${one.code}]${where}`), make("p", {}, one.message));
    if (one.help) words.append(make("p", {}, `help: ${one.help}`));
    return make("li", { "data-code": one.code, class: one.severity }, words);
  }

  const idOf = (key) => `key-${key.replace(".", "-")}`;

  function showField(key) {
    const [input, field] = [byId(idOf(key)), fields[key]];
    input.closest(".field").classList.toggle("own", Boolean(field && field.own));
    if (!field || document.activeElement === input || key in edits) return;
    const value = key === "end.minutes" && field.value === "none" ? "" : field.value;
    if (input.tagName === "SELECT") {
      // Every value that a file has can be shown, even one that makes no sense.
      if (value && ![...input.options].some((option) => option.value === value)) input.append(make("option", { value }, value));
    }
    input.value = value;
    const slider = byId(`${input.id}-slider`);
    if (slider && document.activeElement !== slider) slider.value = value;
  }

  function field(key, kind) {
    const id = idOf(key);
    const label = make("label", { for: id }, words[`preview-key--${key.replace(".", "-")}`]);
    let control;
    let inner;
    if (Array.isArray(kind)) {
      control = make("select", { id }, ...kind.map((value) => make("option", { value }, words[`preview-value--${value.toLowerCase()}`] || value)));
      control.addEventListener("change", () => edit(key, control.value));
      inner = control;
    } else if (kind) {
      control = make("input", { id, type: "text", inputmode: "numeric" });
      const slider = make("input", { id: `${id}-slider`, type: "range", min: kind.from, max: kind.to, step: kind.step, "aria-label": label.textContent });
      control.addEventListener("input", () => { slider.value = control.value; edit(key, control.value); });
      slider.addEventListener("input", () => { control.value = slider.value; edit(key, slider.value); });
      inner = make("div", { class: "range" }, control, slider);
    } else {
      control = make("input", { id, type: "text", spellcheck: "false" });
      control.addEventListener("input", () => edit(key, control.value));
      inner = control;
    }
    const wide = WIDE.includes(key) || (kind && !Array.isArray(kind));
    return make("div", { class: `field${wide ? " wide" : ""}` }, label, inner);
  }

  function form() {
    const paper = make("select", { id: "paper" }, ...[...new Set([...start.papers, state.paper])].map((name) => make("option", { value: name }, name)));
    paper.value = state.paper;
    paper.addEventListener("change", () => { state.paper = paper.value; look(); });
    const cell = make("input", { id: "cell", type: "text", inputmode: "decimal", value: state.cell });
    cell.addEventListener("input", () => { state.cell = cell.value; look(); });
    const turned = make("input", { id: "landscape", type: "checkbox" });
    turned.checked = state.landscape;
    turned.addEventListener("change", () => { state.landscape = turned.checked; look(); });
    byId("fields").replaceChildren(
      ...KEYS.map(([key, kind]) => field(key, kind)),
      make("div", { class: "field" }, make("label", { for: "paper" }, words["preview-key--paper"]), paper),
      make("div", { class: "field check" }, turned, make("label", { for: "landscape" }, words["preview-key--landscape"])),
      make("div", { class: "field wide" }, make("label", { for: "cell" }, words["preview-key--cell"]), cell),
    );
  }

  async function speak(lang) {
    const answer = await fetch(`/words/${encodeURIComponent(lang)}`);
    if (!answer.ok) return;
    words = await answer.json();
    state.lang = lang;
    document.documentElement.lang = words["language-tag"];
    for (const element of document.querySelectorAll("[data-word]")) element.textContent = words[element.dataset.word];
    for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", words[element.dataset.label]);
    const press = (name, pressed, attributes, act) => {
      const button = make("button", { type: "button", "aria-pressed": pressed, ...attributes }, name);
      button.addEventListener("click", act);
      return button;
    };
    byId("languages").replaceChildren(...start.languages.map(([tag, name]) => press(name, tag === lang, { lang: tag, "data-lang": tag }, () => speak(tag))));
    byId("sheets").replaceChildren(...SHEETS.map((sheet) => press(words[`sheet-${sheet}`], sheet === state.sheet, { "data-sheet": sheet }, () => choose(sheet))));
    form();
    await look();
  }

  function choose(sheet) {
    state.sheet = sheet;
    for (const button of byId("sheets").children) button.setAttribute("aria-pressed", button.dataset.sheet === sheet);
    byId("pages").scrollTop = 0;
    look();
  }

  function scale(to) {
    state.scale = to;
    byId("pages").dataset.scale = to;
    for (const button of byId("scales").children) button.setAttribute("aria-pressed", button.dataset.scale === to);
  }

  async function take(format) {
    const answer = await post("/look", wish({ format }));
    if (!answer.ok) return;
    const name = answer.headers.get("content-disposition").match(/"(.*)"/)[1];
    const url = URL.createObjectURL(await answer.blob());
    make("a", { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
  }

  async function save() {
    const name = byId("name").value.trim();
    const answer = await post("/save", { text: state.text, name: name || null, seen: state.seen });
    if (answer.ok) {
      byId("name").value = "";
      say(words["preview-saved"]);
    } else {
      say(`${words["preview-unsaved"]} (${await answer.text()})`);
    }
  }

  byId("undo").addEventListener("click", () => { edits = {}; going = ""; if (before.length) { byId("text").blur(); setText(before.pop()); } });
  byId("text").addEventListener("input", () => setText(byId("text").value, "text"));
  byId("form").addEventListener("focusout", () => { going = ""; });
  byId("save").addEventListener("click", save);
  byId("form").addEventListener("submit", (event) => event.preventDefault());
  for (const id of ["pdf", "svg"]) {
    byId(id).addEventListener("click", (event) => { event.preventDefault(); take(id); });
    byId(id).addEventListener("keydown", (event) => { if (event.key === " ") { event.preventDefault(); take(id); } });
  }
  for (const button of byId("scales").children) button.addEventListener("click", () => scale(button.dataset.scale));

  scale("fit");
  speak(start.lang).then(() => {
    const events = new EventSource("/events");
    events.addEventListener("file", (event) => {
      const told = JSON.parse(event.data);
      Object.assign(state, { seen: told.text, isFile: told.isFile });
      byId("file").textContent = told.name;
      if (told.text !== state.text) { byId("text").blur(); going = ""; setText(told.text, state.text && "file"); } else { look(); }
    });
    events.addEventListener("error", () => say(words["preview-gone"]));
    events.addEventListener("open", () => { if (byId("notice").textContent === words["preview-gone"]) say(""); });
  });
})();
