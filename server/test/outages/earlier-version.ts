import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Migration } from "../../src/platform/database/read-migrations.ts";

const here = join(import.meta.dirname, "../../..");
const workspaces = ["domain", "server"];

const git = (...args: string[]) =>
  execFileSync("git", ["-C", here, ...args], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

const newestOf = (commit: string) =>
  Math.max(...git("ls-tree", "--name-only", `${commit}:server/migrations`).split("\n").map(Number.parseFloat));

export type EarlierVersion = { commit: string; newest: number };

/** The newest commit before the newest migration; none where git or its history is not at hand, as in a shallow clone. */
export function findEarlierVersion(migrations: readonly Migration[]): EarlierVersion | undefined {
  const newest = migrations.at(-1)?.version ?? 0;
  try {
    const changes = git("log", "--format=%H", "--", "server/migrations").split("\n");
    for (const commit of ["HEAD", ...changes.map((change) => `${change}^`)]) {
      const found = newestOf(commit);
      if (found < newest) return { commit: git("rev-parse", commit), newest: found };
    }
  } catch {
    return undefined;
  }
  return undefined;
}

/** Whether a process that knows no newer migration may run on the schema of all of these (0094). */
export const isTolerated = ({ newest }: EarlierVersion, migrations: readonly Migration[]) =>
  migrations.every(
    ({ version, toleratedFrom }) => version <= newest || (toleratedFrom !== null && toleratedFrom <= newest),
  );

/** Its files in a folder of their own, over the packages of today; answers the folder and its end. */
export function layOut({ commit }: EarlierVersion): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "runko-earlier-"));
  const archive = execFileSync(
    "git",
    ["-C", here, "archive", commit, "server", "domain", "package.json", "tsconfig.base.json"],
    { maxBuffer: 1024 ** 3 },
  );
  execFileSync("tar", ["-x", "-C", root], { input: archive });
  const modules = join(root, "node_modules");
  mkdirSync(join(modules, "@runko"), { recursive: true });
  for (const name of readdirSync(join(here, "node_modules")))
    if (name !== "@runko") symlinkSync(join(here, "node_modules", name), join(modules, name));
  for (const name of workspaces) symlinkSync(join("../..", name), join(modules, "@runko", name));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
