// A designer changes a pitch in the form, in the text and in an editor, and sees the page follow.
"use strict";
const { test, check, read, path } = require("./browser.cjs");
const { renameSync, writeFileSync } = require("node:fs");

const SAVES = 50;
const fact = (page, id, value) => page.waitForFunction(([id, value]) => document.querySelector(`[data-fact="${id}"]`)?.textContent === value, [id, value]);

test("preview", async ({ folder, open, serve, shot, complaints }) => {
  const file = path.join(folder, "mine.pitch.toml");
  writeFileSync(file, "# Mine.\n[pitch]\nwidth = 8\n");
  const address = await serve("mine.pitch.toml", "--lang", "en");
  const page = await open({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  await page.goto(address);

  // Width and goal, and the pitch is another one.
  await fact(page, "cells", "96");
  const picture = () => page.locator("#pages img").first().getAttribute("data-svg");
  const first = await picture();
  await page.getByRole("textbox", { name: "Width in cells" }).fill("10");
  await fact(page, "cells", "120");
  check((await picture()) !== first, "the pitch is still the old one");
  await page.getByRole("slider", { name: "Goal width" }).press("ArrowRight");
  await page.waitForFunction(() => document.getElementById("text").value.includes("[goal]\nwidth = 4"));
  check((await page.locator("#text").inputValue()).startsWith("# Mine."), "the comment is lost");
  await shot(page, "wide");

  // A finding comes and goes; the last good sheet stays; the geometry's are drawn.
  await page.getByRole("textbox", { name: "Goal width" }).fill("12");
  await page.locator('#findings [data-code="goal-too-wide"]').waitFor();
  check(await page.locator("#pages.stale img").count() === 1, "the last good sheet is gone");
  await shot(page, "finding");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction(() => document.querySelectorAll("#findings li").length === 0);
  await page.locator("#text").fill("[pitch]\nwalls = [[[1,4],[20,4]]]\n");
  await page.locator("#drawn img").waitFor();
  await shot(page, "drawn");
  await page.locator("#text").fill("# Mine.\n[pitch]\nwidth = 8\n");
  await fact(page, "cells", "96");

  // Every sheet and every language, one click away.
  for (const sheet of ["annotated", "rules", "card", "changes", "notation", "kit", "pitch"]) {
    await page.locator(`[data-sheet="${sheet}"]`).click();
    await page.waitForFunction((sheet) => document.querySelector(`[data-sheet="${sheet}"]`).getAttribute("aria-pressed") === "true", sheet);
    await page.waitForFunction((many) => (document.querySelectorAll("#pages img").length > 1) === many, sheet === "kit" || sheet === "rules" || sheet === "notation" || sheet === "changes", { timeout: 5000 }).catch(() => {});
    check(await page.locator("#pages img").count() > 0, `${sheet} is not shown`);
  }
  for (const [lang, word] of [["fr", "Atelier"], ["pt", "Bancada"], ["ru", "Мастерская"], ["sv", "Verkstad"], ["en", "Designer’s bench"]]) {
    await page.locator(`[data-lang="${lang}"]`).click();
    await page.getByRole("heading", { level: 1, name: word }).waitFor();
  }
  await page.getByRole("button", { name: "True size" }).click();
  const box = await page.locator("#pages img").boundingBox();
  check(Math.abs(box.width - 210 / 25.4 * 96) < 4, `an A4 sheet is ${box.width} px wide at its true size`);
  await page.getByRole("button", { name: "Fitted" }).click();

  // Everything has a name, and can be reached by keyboard.
  const nameless = await page.evaluate(() => [...document.querySelectorAll("button, input, select, textarea, a")].filter((one) => !(one.labels?.length || one.ariaLabel || one.textContent.trim())).map((one) => one.outerHTML));
  check(nameless.length === 0, `without a name: ${nameless}`);

  // The links.
  for (const [name, begins] of [["PDF", "%PDF-"], ["SVG", "<svg"]]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
    check(download.suggestedFilename() === `mine.en.pitch.${name.toLowerCase()}`, download.suggestedFilename());
    check(read(await download.path()).startsWith(begins), `${name} is none`);
  }

  // Saved under a new name; then an editor changes that file, breaks it, mends it, and puts another in its place.
  await page.getByRole("textbox", { name: "Width in cells" }).fill("12");
  await fact(page, "cells", "144");
  await page.getByRole("textbox", { name: "Name of the new file" }).fill("friday");
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForFunction(() => document.getElementById("file").textContent.endsWith("friday.pitch.toml"));
  const friday = path.join(folder, "friday.pitch.toml");
  check(read(friday) === "# Mine.\n[pitch]\nwidth = 12\n" && read(file) === "# Mine.\n[pitch]\nwidth = 8\n", "saved wrongly");
  writeFileSync(friday, "[pitch]\nwidth = 14\n");
  await fact(page, "cells", "168");
  writeFileSync(friday, "[pitch\nwidth = 16\n");
  await page.locator('#findings [data-code="not-toml"]').waitFor();
  check(await page.locator("#pages.stale img").count() === 1, "the last good sheet is gone");
  writeFileSync(`${friday}~`, "[pitch]\nwidth = 16\n");
  renameSync(`${friday}~`, friday);
  await fact(page, "cells", "192");

  // From save to new sheet, measured.
  await page.evaluate(() => {
    const pages = document.getElementById("pages");
    new MutationObserver(() => requestAnimationFrame(() => { window.shown = (window.shown || 0) + 1; })).observe(pages, { childList: true });
  });
  const times = [];
  for (let save = 0; save < SAVES; save += 1) {
    const before = await page.evaluate(() => window.shown || 0);
    const start = performance.now();
    writeFileSync(friday, `[pitch]\nwidth = ${save % 2 ? 8 : 10}\n# ${save}\n`);
    await page.waitForFunction((before) => (window.shown || 0) > before, before, { polling: 4 });
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const [median, worst] = [times[SAVES / 2], times[SAVES - 1]].map(Math.round);
  console.log(`preview: from save to new sheet, ${SAVES} saves: median ${median} ms, worst ${worst} ms`);
  check(median <= 100, "the page is late");

  // Three widths, without anything sticking out.
  for (const width of [1440, 900, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    check(wide <= width, `at ${width} px the page is ${wide} px wide`);
    await page.screenshot({ path: path.join(process.argv[3], `preview-${width}.png`), fullPage: true });
  }

  // A stranger's page gets nothing; the server goes on.
  complaints.length = 0;
  const stranger = await open();
  await stranger.goto("data:text/html,<title>stranger</title>");
  const got = await stranger.evaluate((address) => fetch(`${address}look`, { method: "POST", body: "{}" }).then(() => "an answer", () => "nothing"), address);
  check(got === "nothing", `a stranger's page got ${got}`);
  complaints.length = 0; // The browser tells that it kept the stranger out.
  await page.reload();
  await page.locator("#pages img").waitFor();
});
