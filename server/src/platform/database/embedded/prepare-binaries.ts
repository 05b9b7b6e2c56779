import { chmod, cp, lstat, mkdtemp, readFile, readdir, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { hasCode } from "../../error-code.ts";
import { canEnter } from "./can-enter.ts";
import type { Binaries } from "./find-binaries.ts";
import type { ServerUser } from "./server-user.ts";

interface Link {
  source: string;
  target: string;
}

/**
 * Answers a folder of binaries that the user can run: the package's own when it can be reached and completed,
 * else a copy under `home`, which appears whole or not at all.
 */
export async function prepareBinaries(binaries: Binaries, home: string, user: ServerUser | undefined): Promise<string> {
  const inPlace = canEnter(join(binaries.folder, "bin", "postgres"), user);
  if (inPlace && (await makeLinks(binaries.folder))) return binaries.folder;
  const copy = join(home, `binaries-${binaries.version}`);
  if (await exists(copy)) return copy;
  const draft = await mkdtemp(`${copy}.new-`);
  await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true });
  await openToAll(draft);
  await makeLinks(draft);
  try {
    await rename(draft, copy);
  } catch (error) {
    if (!hasCode(error, "ENOTEMPTY", "EEXIST")) throw error;
    await rm(draft, { recursive: true });
  }
  return copy;
}

/** npm carries no links: the package lists them for an install script that may not have run. False if we may not. */
async function makeLinks(folder: string): Promise<boolean> {
  for (const { source, target } of await readLinks(join(folder, "pg-symlinks.json"))) {
    const place = join(folder, relative("native", target));
    if (await exists(place)) continue;
    try {
      await symlink(relative(dirname(target), source), place);
    } catch (error) {
      if (hasCode(error, "EACCES", "EPERM", "EROFS")) return false;
      if (!hasCode(error, "EEXIST")) throw error;
    }
  }
  return true;
}

async function readLinks(list: string): Promise<Link[]> {
  return (await exists(list)) ? (JSON.parse(await readFile(list, "utf8")) as Link[]) : [];
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === "bin" ? 0o755 : 0o644);
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
