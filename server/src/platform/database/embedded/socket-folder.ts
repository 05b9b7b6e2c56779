import { chown, lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseStartError } from "../database-start-error.ts";
import { hasCode } from "../../error-code.ts";
import { canPass } from "./can-enter.ts";
import type { ClusterPlace } from "./place-cluster.ts";
import { nameServer } from "./server-names.ts";
import type { ServerUser } from "./server-user.ts";

/** The kernel's limit for the path of a socket is 107 bytes, 103 on macOS; our names below the folder take 45. */
const LONGEST_BASE = 58;

/** The folder of the server's socket: short, whatever the path of the data folder. */
export function chooseSocketFolder({ cluster, user }: ClusterPlace): string {
  const base = tmpdir();
  const fits = Buffer.byteLength(base) <= LONGEST_BASE && (user === undefined || canPass(base, user));
  return join(fits ? base : "/tmp", nameServer(cluster));
}

/** Makes the folder of the socket, open to the server's user alone: that is why connections need no password. */
export async function makeSocketFolder(folder: string, user: ServerUser | undefined): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
  const { uid } = await lstat(folder);
  const ours = uid === process.getuid?.();
  if (ours && user !== undefined) await chown(folder, user.uid, user.gid);
  if (!ours && uid !== user?.uid)
    throw new DatabaseStartError(`${folder} belongs to somebody else: remove it, or set TMPDIR to another folder`);
}
