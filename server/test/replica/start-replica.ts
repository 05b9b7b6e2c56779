import { chownSync } from "node:fs";
import { cp, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { chooseSocketFolder } from "../../src/platform/database/embedded/socket-folder.ts";
import { placeCluster } from "../../src/platform/database/embedded/place-cluster.ts";
import { KEEPER_DATABASE, KEEPER_ROLE, SOCKET_PORT } from "../../src/platform/database/embedded/server-names.ts";
import { HAS_PROC, listProcesses, signal } from "../../src/platform/database/embedded/process-facts.ts";
import { findPostmaster } from "../../src/platform/database/embedded/server-processes.ts";
import { startEmbeddedPostgres } from "../../src/platform/database/embedded/start-embedded-postgres.ts";
import { makeTemporaryData, removeTemporaryData } from "../database/temporary-data.ts";

const SETTINGS = { fsync: "off", max_wal_senders: "4", wal_level: "replica", shared_buffers: "64MB" };

export type StreamingPair = {
  /** Addresses of the portal's database. */
  primary: string;
  replica: string;
  /** Lets the replica stand still, or go on. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
  stopReplica: () => Promise<void>;
  startReplica: () => Promise<void>;
  end: () => Promise<void>;
};

/** One statement as who owns the server. */
export async function askKeeper(socketFolder: string, statement: string): Promise<void> {
  const client = new Client({
    host: socketFolder,
    port: SOCKET_PORT,
    user: KEEPER_ROLE,
    database: KEEPER_DATABASE,
    ssl: false,
  });
  client.on("error", () => {});
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A PostgreSQL and a copy of it that follows its log, from the packages of the embedded one. */
export async function startStreamingPair(fill: (primary: string) => Promise<void>): Promise<StreamingPair> {
  const [first, second] = [makeTemporaryData(), makeTemporaryData()];
  const primary = () => startEmbeddedPostgres({ dataDir: first, settings: SETTINGS, log: () => {} });
  const place = await placeCluster(first);
  const socket = chooseSocketFolder(place);
  const made = await primary();
  await fill(made.connectionString);
  await made.stop();
  const copy = await placeCluster(second);
  const copySocket = chooseSocketFolder(copy);
  await cp(place.cluster, copy.cluster, { recursive: true });
  await writeFile(join(copy.cluster, "standby.signal"), "");
  if (place.user) await own(copy.cluster, place.user);
  const running = await primary();
  const follow = () =>
    startEmbeddedPostgres({
      dataDir: second,
      settings: { ...SETTINGS, primary_conninfo: `host=${socket} port=${SOCKET_PORT} user=${KEEPER_ROLE}` },
      log: () => {},
    });
  let replica = await follow();
  return {
    primary: running.connectionString,
    replica: replica.connectionString,
    pause: () => askKeeper(copySocket, "SELECT pg_wal_replay_pause()"),
    resume: () => askKeeper(copySocket, "SELECT pg_wal_replay_resume()"),
    freeze: () => signalServer(copy.cluster, "SIGSTOP"),
    thaw: () => signalServer(copy.cluster, "SIGCONT"),
    stopReplica: () => replica.stop(),
    startReplica: async () => {
      replica = await follow();
    },
    end: async () => {
      await replica.stop();
      await running.stop();
      await removeTemporaryData(second);
      await removeTemporaryData(first);
    },
  };
}

/** Without a list of processes the server's alone is known, which new connections need. */
export function signalServer(cluster: string, name: NodeJS.Signals): void {
  const postmaster = findPostmaster(cluster);
  if (postmaster === undefined) throw new Error("The server does not run");
  const children = HAS_PROC ? listProcesses().filter(({ parent }) => parent === postmaster) : [];
  for (const pid of [postmaster, ...children.map((child) => child.pid)]) signal(pid, name);
}

/** Copies made by root belong to root. */
async function own(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  chownSync(folder, uid, gid);
  for (const name of await readdir(folder, { recursive: true })) chownSync(join(folder, name), uid, gid);
}
