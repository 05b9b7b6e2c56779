import { chown, lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseStartError } from "../database-start-error.ts";
import { hasCode } from "../error-code.ts";
import { canPass } from "./can-enter.ts";
import type { ClusterPlace } from "./place-cluster.ts";
import { nameServer } from "./server-names.ts";

/** The kernel's limit for the path of a socket is 107 bytes, 103 on macOS; our names below the folder take 45. */
const LONGEST_BASE = 58;

/**
 * Makes the folder of the server's socket: short whatever the data folder's path, and open to its user alone,
 * which is why connections need no password.
 */
export async function makeSocketFolder({ cluster, user }: ClusterPlace): Promise<string> {
  const folder = join(chooseBase(user), nameServer(cluster));
  const owner = user?.uid ?? process.getuid?.();
  try {
    await mkdir(folder, { mode: 0o700 });
    if (user !== undefined) await chown(folder, user.uid, user.gid);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
    const found = await lstat(folder);
    if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.()))
      throw new DatabaseStartError(`${folder} belongs to somebody else: remove it, or set TMPDIR to another folder`);
    if (found.uid !== owner && user !== undefined) await chown(folder, user.uid, user.gid);
  }
  return folder;
}

function chooseBase(user: ClusterPlace["user"]): string {
  const base = tmpdir();
  const fits = Buffer.byteLength(base) <= LONGEST_BASE && (user === undefined || canPass(base, user));
  return fits ? base : "/tmp";
}
