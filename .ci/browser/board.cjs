// Two people play a short game on the board, by touch and by keyboard, take back, print and begin anew.
"use strict";
const { test, check, path } = require("./browser.cjs");

test("board", async ({ folder, open, run, shot }) => {
  run("board", "standard", "--lang", "fr", "-o", "board.html");
  run("board", "orthogonal", "--lang", "ru", "-o", "straight.html");
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await page.goto(`file://${folder}/board.html`);
  const ball = (name) => page.waitForFunction((name) => document.getElementById("ball").textContent === `Le ballon est en ${name}.`, name);
  const lines = () => page.locator("#lines .line:not(.core)").count();
  await ball("e8");
  await shot(page, "start");
  check(await page.locator(".target").count() === 8, "there are eight ways from the start");

  // By keyboard: A up, B up and right, A left and down.
  for (const key of ["ArrowUp", "Space", "Digit9", "Space", "ArrowLeft", "ArrowLeft", "Digit1", "Space", "Numpad3"]) await page.keyboard.press(key);
  await ball("d8");
  check(await lines() === 6, `${await lines()} lines are drawn`);
  check(await page.locator("#lines .core").count() === 2, "two of them are open, B's");
  await shot(page, "middle");
  // A line is not drawn over, and none leaves the pitch.
  await page.keyboard.press("Digit7");
  check(await lines() === 6, "a line was drawn twice");
  for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowDown");
  await ball("d2");
  // Taking back, all of it, and beginning anew, which can be taken back too.
  await page.getByRole("button", { name: "Recommencer" }).click();
  await ball("e8");
  await page.getByRole("button", { name: "Annuler" }).click();
  await ball("d2");
  for (let step = 0; step < 30; step += 1) await page.keyboard.press("Backspace");
  await ball("e8");
  check(await page.getByRole("button", { name: "Annuler" }).isDisabled(), "there is nothing left to take back");
  // By mouse, and by Tab and Enter.
  await page.getByRole("button", { name: "Tracer jusqu’à e9" }).click();
  await ball("e9");
  await page.getByRole("button", { name: "Tracer jusqu’à f10" }).press("Enter");
  await ball("f10");
  const pdf = await page.pdf({ path: path.join(process.argv[3], "board.pdf") });
  check(pdf.subarray(0, 5).toString() === "%PDF-" && pdf.length > 5000, "it does not print");

  // By touch, on a telephone: into the goal.
  const phone = await open({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });
  await phone.goto(`file://${folder}/straight.html`);
  for (const name of ["d7", "d8", "d9", "d10", "d11"]) await phone.locator(`.target[data-name="${name}"] .hit`).tap();
  await phone.waitForFunction(() => document.getElementById("ball").textContent.includes("d11"));
  check(await phone.locator(".target").count() === 0, "nothing leads out of a goal");
  check((await phone.evaluate(() => document.documentElement.scrollWidth)) <= 375, "it is wider than the telephone");
  check((await phone.textContent(".honest")).includes("не судья"), "it does not say that it is no referee");
  await phone.screenshot({ path: path.join(process.argv[3], "board-375.png"), fullPage: true });
});
