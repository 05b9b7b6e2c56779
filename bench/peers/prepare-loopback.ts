import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../loopback");

/** Installs LoopBack into a folder of its own, compiles the peer as LoopBack teaches, and gives the command that starts it. */
export async function prepareLoopback(say: (line: string) => void): Promise<readonly string[]> {
  const run = (file: string, ...given: string[]) => execFileSync(file, given, { cwd: folder, stdio: "inherit" });
  if (!existsSync(join(folder, "node_modules"))) {
    say("Installing LoopBack 4 into bench/loopback");
    run("npm", "ci", "--ignore-scripts");
  }
  run(process.execPath, join(folder, "node_modules/typescript/bin/tsc"), "-p", folder);
  return [join(folder, "dist/index.js")];
}
