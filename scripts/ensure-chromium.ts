import { spawnSync } from "node:child_process";
import { findChromium } from "../e2e/support/find-chromium.ts";

const missing =
  "Chromium is missing: install it (as root: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.";

function installFromDebian(): void {
  const quiet = { stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"] };
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  console.log("Chromium is missing: installing Debian's.");
  spawnSync("apt-get", ["update", "-qq"], { ...quiet, env });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const { status } = spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
      ...quiet,
      env,
    });
    if (status === 0) return;
  }
}

/** Path of a browser for the tests, installed when that is possible; throws one sentence that says what is missing. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (canInstall) installFromDebian();
  const installed = canInstall ? findChromium() : undefined;
  if (!installed) throw new Error(missing);
  return installed;
}
