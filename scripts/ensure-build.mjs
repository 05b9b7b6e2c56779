import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readBuildState, root } from "./build-stamp.mjs";

const stopSignals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** @param {string[]} args */
async function runToEnd(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => void child.kill(signal);
  for (const name of stopSignals) process.on(name, pass);
  const code = await new Promise((resolve) => {
    child.on("exit", (exitCode) => resolve(exitCode ?? 130));
  });
  for (const name of stopSignals) process.off(name, pass);
  return code;
}

/**
 * Builds when the build is missing or its sources have changed since.
 * @returns {Promise<string | undefined>} one sentence that says why there is no build to run
 */
export async function buildWhenStale() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    return `Runko needs Node 20.19 or newer; this is ${process.versions.node}.`;
  }
  if (!existsSync(join(root, "node_modules"))) return "The dependencies are missing: run `npm ci` first.";
  const state = readBuildState();
  if (state === "current") return undefined;
  const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
  if (!existsSync(tsx)) return `The build is ${state} and the build tools are missing: run \`npm ci\` first.`;
  console.log(`The build is ${state}: building.`);
  return (await runToEnd([tsx, join(root, "scripts/build.ts")])) === 0 ? undefined : "The build failed.";
}

/** Like buildWhenStale, but ends the process when there is no build to run. */
export async function ensureBuild() {
  const complaint = await buildWhenStale();
  if (complaint === undefined) return;
  console.error(complaint);
  process.exit(1);
}
