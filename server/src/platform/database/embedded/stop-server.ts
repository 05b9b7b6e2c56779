import { rmdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerPlace } from "./launch-server.ts";
import { isAlive, signal } from "./process-facts.ts";
import { findPostmaster } from "./server-processes.ts";

const FAST_LIMIT_MS = 30_000;
const IMMEDIATE_LIMIT_MS = 5000;

type StoppablePlace = Pick<ServerPlace, "cluster" | "socketFolder">;

/** Stops the cluster's server in order; one that does not end is ended as by a power cut, which loses nothing. */
export async function stopServer({ cluster, socketFolder }: StoppablePlace): Promise<void> {
  const pid = findPostmaster(cluster);
  if (pid !== undefined) await endServer(pid);
  await rmdir(socketFolder).catch(() => {});
}

async function endServer(pid: number): Promise<void> {
  signal(pid, "SIGINT");
  if (await hasEnded(pid, FAST_LIMIT_MS)) return;
  signal(pid, "SIGQUIT");
  await hasEnded(pid, IMMEDIATE_LIMIT_MS);
}

async function hasEnded(pid: number, limitMs: number): Promise<boolean> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await sleep(10)) if (!isAlive(pid)) return true;
  return false;
}
