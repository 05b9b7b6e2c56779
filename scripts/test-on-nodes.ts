import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./build-stamp.mjs";

/** Beside the one that runs this: those that get fixes. Source: issue K, point 10 */
const majors = [22, 24] as const;

/** The rules, and a portal that starts, serves, answers and stops: what another Node could break. */
const tests = [
  "domain/src",
  "server/test/start",
  "server/test/app/table-law",
  "server/test/http",
  "server/test/attachments",
];

const name = `node-${process.platform}-${process.arch}`;

function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

/** The binary of a version, from npm, in this folder. */
function fetchNode(major: number, folder: string): string {
  run("npm", ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--silent", `${name}@${major}`]);
  return join(folder, "node_modules", name, "bin", "node");
}

const folder = mkdtempSync(join(tmpdir(), "runko-nodes-"));
try {
  for (const major of majors) {
    const node = fetchNode(major, join(folder, String(major)));
    run(node, ["--version"]);
    run(node, [join(root, "node_modules/vitest/vitest.mjs"), "run", "--retry=1", "--reporter=dot", ...tests]);
  }
  console.log(`The tests pass on Node ${majors.join(" and ")} too.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
