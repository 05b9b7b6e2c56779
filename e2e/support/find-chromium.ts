import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

// The shell is the same browser without its windows, and starts much lighter.
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

// Some distributions put a script there that only tells how to install the browser.
function answers(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;
}

/** Path of a Chromium or Chrome that runs; undefined when there is none. A wrong CHROMIUM_PATH throws. */
export function findChromium(): string | undefined {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  }
  return [...usualPlaces, chromium.executablePath()].find((path) => answers(path));
}
