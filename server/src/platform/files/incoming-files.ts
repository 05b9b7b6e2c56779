import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const LEFTOVER_MS = 60 * 60 * 1000;

export type IncomingFile = { path: string; size: number };

/** The folder of this machine where a file waits until it has come whole. */
export const incomingFolder = (dataDir: string) => join(dataDir, "incoming");

/** Writes a stream to a file of its own; what has come of a broken stream is removed. */
export async function receiveFile(folder: string, content: Readable, signal: AbortSignal): Promise<IncomingFile> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const target = (await open(path, "wx", 0o600)).createWriteStream({ flush: true });
  try {
    await pipeline(content, target, { signal });
    return { path, size: target.bytesWritten };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Removes what a process that ended in the midst of an upload has left; younger files are still on their way. */
export async function removeLeftovers(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}
