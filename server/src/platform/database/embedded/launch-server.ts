import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { nameServer, SOCKET_PORT } from "./server-names.ts";
import { type ServerSettings, SERVER_SETTINGS } from "./server-settings.ts";
import type { ClusterPlace } from "./place-cluster.ts";
import { serverEnvironment, spawnAs } from "./server-user.ts";

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
const LOG_TAIL_LINES = 3;

export interface ServerPlace extends ClusterPlace {
  /** The folder of bin, lib and share. */
  binaries: string;
  socketFolder: string;
  settings: ServerSettings;
}

const logFile = (place: ClusterPlace) => join(place.home, "server.log");

/** Starts a server in a session of its own, so that the terminal's Ctrl-C does not reach it before we stop it. */
export function launchServer(place: ServerPlace): ChildProcess {
  const settings: ServerSettings = {
    ...SERVER_SETTINGS,
    ...place.settings,
    listen_addresses: "",
    port: String(SOCKET_PORT),
    unix_socket_directories: quoteForList(place.socketFolder),
    unix_socket_permissions: "0700",
    cluster_name: nameServer(place.cluster),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openLog(logFile(place));
  try {
    const child = spawn(join(place.binaries, "bin", "postgres"), ["-D", place.cluster, ...options], {
      cwd: place.cluster,
      env: serverEnvironment(),
      stdio: ["ignore", log, log],
      detached: true,
      ...spawnAs(place.user),
    });
    // A folder that is gone: whoever waits for the server sees that there is no process.
    child.on("error", () => {});
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/** The last lines that the server wrote, as one line. */
export function readLogTail(place: ServerPlace): string {
  return readFileSync(logFile(place), "utf8").trim().split("\n").slice(-LOG_TAIL_LINES).join(" | ");
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`);
  return openSync(file, "a", 0o600);
}

/** unix_socket_directories is a list: a folder with a comma or a quote in its name must be quoted. */
function quoteForList(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}
