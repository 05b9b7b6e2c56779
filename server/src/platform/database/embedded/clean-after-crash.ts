import { randomBytes } from "node:crypto";
import { link, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasCode } from "../../error-code.ts";
import { isAlive, signal } from "./process-facts.ts";
import { SOCKET_PORT } from "./server-names.ts";
import { findOrphans, findPostmaster } from "./server-processes.ts";

const ORPHANS_LIMIT_MS = 5000;

/** Removes what a dead server left and a new one would stumble over; does nothing while a living one serves the cluster. */
export async function cleanAfterCrash(cluster: string, socketFolder: string): Promise<void> {
  await endOrphans(cluster);
  for (const file of [join(cluster, "postmaster.pid"), join(socketFolder, `.s.PGSQL.${SOCKET_PORT}.lock`)]) {
    const text = await readIfThere(file);
    if (text !== undefined && findPostmaster(cluster) === undefined) await removeUnlessReplaced(file, text);
  }
}

/** A busy orphan would hold the cluster's shared memory, and with it the start of a server, until its statement ends. */
async function endOrphans(cluster: string): Promise<void> {
  const orphans = findOrphans(cluster);
  for (const pid of orphans) signal(pid, "SIGKILL");
  for (const deadline = Date.now() + ORPHANS_LIMIT_MS; orphans.some(isAlive) && Date.now() < deadline;) await sleep(10);
}

/** Another process may have cleaned and started a server since the file was read: that one's file is put back. */
async function removeUnlessReplaced(file: string, text: string): Promise<void> {
  const aside = `${file}.stale-${randomBytes(4).toString("hex")}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return;
    throw error;
  }
  if ((await readFile(aside, "utf8")) !== text) await link(aside, file);
  await rm(aside);
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}
