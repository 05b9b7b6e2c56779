import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { chooseServerUser, spawnAs } from "../../src/platform/database/embedded/server-user.ts";
import { waitFor } from "./wait-for.ts";

const run = promisify(execFile);
const bin = process.env.POSTGRESQL_BIN ?? "";
const main = join(import.meta.dirname, "../../src/main.ts");

export type Ended = () => Promise<void>;

/** A temporary folder with what one machine has: servers of PostgreSQL as their user, tools beside them, portals. */
export function openMachine(name: string, env: (folder: string) => NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), name));
  chmodSync(folder, 0o711);
  const user = chooseServerUser();
  const all = { PATH: `${bin}:/usr/sbin:/usr/bin:/sbin:/bin`, LANG: "C.UTF-8", ...env(folder) };
  const asServer = { cwd: folder, env: all, ...spawnAs(user) };
  const ends: Ended[] = [];

  const make = (inside: string) => {
    const path = join(folder, inside);
    mkdirSync(path, { mode: 0o700 });
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  /** Runs a tool as the user of PostgreSQL. */
  const tool = async (program: string, ...args: string[]) => (await run(program, args, asServer)).stdout;
  const startDaemon = (program: string, args: string[], log: string, more = {}) => {
    const output = openSync(join(folder, log), "a");
    const child = spawn(program, args, { ...asServer, ...more, stdio: ["ignore", output, output] });
    ends.push(() => endProcess(child));
    return child;
  };
  const startServer = async (data: string, settings: readonly string[]) => {
    const child = startDaemon(
      "postgres",
      ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
      "server.log",
    );
    return () => endProcess(child, "SIGINT");
  };
  const startPortal = async (port: number, settings: NodeJS.ProcessEnv, log: string) => {
    const child = startDaemon(process.execPath, ["--import", "tsx", main], log, {
      cwd: import.meta.dirname,
      env: { PATH: process.env.PATH, LOG_LEVEL: "error", PORT: String(port), ...settings },
      uid: undefined,
      gid: undefined,
    });
    const ready = async () => ((await fetch(`http://127.0.0.1:${port}/health/ready`)).ok ? true : undefined);
    await waitFor(`the portal at ${port}`, 120, ready).catch((cause: unknown) => {
      throw new Error(readFileSync(join(folder, log), "utf8").slice(-3000), { cause });
    });
    return () => endProcess(child);
  };
  const end = async () => {
    for (const one of ends.toReversed()) await one();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, make, tool, startDaemon, startServer, startPortal, end };
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}

/** As docs/operations.md says it, with a password that was drawn; answers the address of the portal. */
export async function makeDatabase(folder: string, port: number): Promise<string> {
  const password = randomBytes(18).toString("hex");
  const client = await waitFor("the server", 60, async () => {
    const made = new Client({ host: folder, port, user: "postgres", database: "postgres" });
    await made.connect();
    return made;
  });
  await client.query(`CREATE ROLE runko LOGIN PASSWORD '${password}'`);
  await client.query("CREATE DATABASE runko OWNER runko ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0");
  await client.end();
  return `postgresql://runko:${password}@127.0.0.1:${port}/runko`;
}
