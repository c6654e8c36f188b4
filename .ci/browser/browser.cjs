// What the tests share: a browser, the program, and ways to wait and to complain.
"use strict";
const { chromium } = require("playwright-core");
const { spawn, execFileSync } = require("node:child_process");
const { mkdtempSync, readFileSync, rmSync } = require("node:fs");
const { tmpdir } = require("node:os");
const path = require("node:path");
const readline = require("node:readline");

const [program, pictures] = process.argv.slice(2).map((one) => path.resolve(one));
const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

// Runs a test with a browser and an empty folder; whatever a page complains of fails it.
async function test(name, body) {
  const folder = mkdtempSync(path.join(tmpdir(), "paperpitch-"));
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: flags });
  const started = [];
  const complaints = [];
  const open = async (options) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (told) => { if (told.type() === "error" || told.type() === "warning") complaints.push(told.text()); });
    page.on("request", (request) => {
      if (!/^(http:\/\/127\.0\.0\.1:|file:|blob:|data:)/.test(request.url())) complaints.push(`asked for ${request.url()}`);
    });
    return page;
  };
  const serve = async (...args) => {
    const child = spawn(program, ["preview", "--port", "0", ...args], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
    started.push(child);
    for await (const line of readline.createInterface({ input: child.stdout })) return line.trim();
    throw new Error("the preview told no address");
  };
  const run = (...args) => execFileSync(program, args, { cwd: folder, stdio: "ignore" });
  const shot = (page, what) => page.screenshot({ path: path.join(pictures, `${name}-${what}.png`) });
  try {
    await body({ folder, open, serve, run, shot, complaints });
    check(complaints.length === 0, `the page complains: ${complaints.join("; ")}`);
    console.log(`${name}: all is well`);
  } catch (error) {
    console.error(`${name}: ${error.stack}`);
    process.exitCode = 1;
  } finally {
    for (const child of started) child.kill();
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

function check(holds, what) {
  if (!holds) throw new Error(what);
}

module.exports = { test, check, read: (file) => readFileSync(file, "utf8"), path };
