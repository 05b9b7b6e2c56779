import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { DatabaseStartError } from "../database-start-error.ts";
import { cleanAfterCrash } from "./clean-after-crash.ts";
import { connectKeeper } from "./connect-keeper.ts";
import { launchServer, readLogTail, type ServerPlace } from "./launch-server.ts";
import { findPostmaster, serves } from "./server-processes.ts";
import { makeSocketFolder } from "./socket-folder.ts";

/** A living server that neither answers nor says that it is starting is given this long. */
const SILENCE_LIMIT_MS = 60_000;
const LAUNCHES = 3;
const PAUSE_MS = 20;

interface RunningServer {
  keeper: Client;
  /** Whether this call started it; else it was there, or another process was quicker. */
  started: boolean;
}

/**
 * Connects to the cluster's server, starting one when none lives. Any number may do so at once: PostgreSQL lets
 * one server at a cluster, and those that come second connect to it. Throws DatabaseStartError.
 */
export async function ensureServer(place: ServerPlace, signal: AbortSignal): Promise<RunningServer> {
  let child: ChildProcess | undefined;
  let launches = 0;
  let deadline = Date.now() + SILENCE_LIMIT_MS;
  while (!signal.aborted) {
    const keeper = await connectKeeper(place.socketFolder);
    if (typeof keeper === "object") {
      const started = isRunning(child) && serves(child.pid, place.cluster);
      // Left alone, ours would begin to serve when the one that was quicker stops, and nobody would know of it.
      if (!started && isRunning(child)) await endUnused(child);
      return { keeper, started };
    }
    if (keeper === "busy") deadline = Date.now() + SILENCE_LIMIT_MS;
    if (keeper === "absent" && !isRunning(child) && findPostmaster(place.cluster) === undefined) {
      if (launches === LAUNCHES)
        throw new DatabaseStartError(`The embedded PostgreSQL does not start: ${readLogTail(place)}`);
      await cleanAfterCrash(place.cluster, place.socketFolder);
      await makeSocketFolder(place.socketFolder, place.user);
      child = launchServer(place);
      launches += 1;
    }
    if (Date.now() > deadline)
      throw new DatabaseStartError(
        `The PostgreSQL that serves ${place.cluster} does not answer: end it and start again`,
      );
    await sleep(PAUSE_MS);
  }
  if (isRunning(child)) await endUnused(child);
  throw new DatabaseStartError("The start of the embedded PostgreSQL was given up because the portal stops");
}

function isRunning(child: ChildProcess | undefined): child is ChildProcess {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

async function endUnused(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGINT");
  await ended;
}
