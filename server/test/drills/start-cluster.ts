import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { listProcesses, signal } from "../../src/platform/database/embedded/process-facts.ts";
import { chooseServerUser, spawnAs } from "../../src/platform/database/embedded/server-user.ts";
import { waitFor } from "./wait-for.ts";

const recipe = join(import.meta.dirname, "../../../deploy/high-availability");
const main = join(import.meta.dirname, "../../src/main.ts");
const bin = process.env.POSTGRESQL_BIN ?? "";
const PATH = `${bin}:/usr/sbin:/usr/bin:/sbin:/bin`;
const NODES = [1, 2, 3];
const at = (port: number) => `127.0.0.1:${port}`;
const port = {
  etcd: (node: number) => 33_179 + node,
  etcdPeer: (node: number) => 33_182 + node,
  database: (node: number) => 33_185 + node,
  rest: (node: number) => 33_188 + node,
  primary: 33_192,
  replicas: 33_193,
  portal: (node: number) => 33_193 + node,
  front: 33_196,
};
const password = randomBytes(18).toString("hex");
export const rolePassword = randomBytes(18).toString("hex");

export const superuserUrl = `postgresql://postgres:${password}@${at(port.primary)}/postgres`;
export const databaseUrl = `postgresql://runko:${rolePassword}@${at(port.primary)}/runko`;
export const readUrl = `postgresql://runko:${rolePassword}@${at(port.replicas)}/runko`;
export const frontUrl = `http://${at(port.front)}`;

export type Cluster = {
  /** The number of the node that leads, once one does. */
  leader: () => Promise<number>;
  /** Ends all processes of a node without a word, as a power cut does. */
  killNode: (node: number) => void;
  /** Asks the leader to hand over, as before work on its machine, until it has. */
  switchOver: (node: number) => Promise<void>;
  startPortal: (node: number, env: NodeJS.ProcessEnv) => Promise<void>;
  /** Those that were started and have ended, but for the node's that was killed. */
  fallen: () => string[];
  folder: string;
  end: () => Promise<void>;
};

const answers = async (url: string) => ((await fetch(url)).ok ? true : undefined);

/** Every process below it too: a server's backends outlive it otherwise. */
function killTree(pid: number): void {
  const below = listProcesses();
  const all = [pid];
  for (const one of all) all.push(...below.filter(({ parent }) => parent === one).map((child) => child.pid));
  for (const one of all) signal(one, "SIGKILL");
}

/** The recipe on one machine: three nodes of etcd, Patroni and PostgreSQL, and a HAProxy; portals are started by name. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "runko-drill-"));
  const user = chooseServerUser();
  const running = new Map<string, ChildProcess>();
  const made = (name: string, mode = 0o700) => {
    const path = join(folder, name);
    mkdirSync(path, { mode });
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  chmodSync(folder, 0o711);
  const start = (name: string, [program = "", ...args]: string[], env: NodeJS.ProcessEnv, asServer = true) => {
    const log = openSync(join(folder, `${name}.log`), "a");
    const child = spawn(program, args, {
      cwd: asServer ? folder : import.meta.dirname,
      env: { PATH, LANG: "C.UTF-8", ...env },
      stdio: ["ignore", log, log],
      ...(asServer ? spawnAs(user) : {}),
    });
    running.set(name, child);
  };

  const members = NODES.map((node) => `etcd${node}=http://${at(port.etcdPeer(node))}`).join(",");
  for (const node of NODES)
    start(
      `etcd${node}`,
      [
        "etcd",
        `--name=etcd${node}`,
        `--data-dir=${made(`etcd${node}`)}`,
        `--listen-client-urls=http://${at(port.etcd(node))}`,
        `--advertise-client-urls=http://${at(port.etcd(node))}`,
        `--listen-peer-urls=http://${at(port.etcdPeer(node))}`,
        `--initial-advertise-peer-urls=http://${at(port.etcdPeer(node))}`,
        `--initial-cluster=${members}`,
        "--heartbeat-interval=300",
        "--election-timeout=3000",
      ],
      {},
    );
  await waitFor("etcd", 60, () => answers(`http://${at(port.etcd(1))}/health`));
  for (const node of NODES)
    start(`patroni${node}`, ["patroni", join(recipe, "patroni.yml")], {
      PATRONI_NAME: `database${node}`,
      PATRONI_ETCD3_HOSTS: NODES.map((each) => at(port.etcd(each))).join(","),
      PATRONI_RESTAPI_LISTEN: at(port.rest(node)),
      PATRONI_RESTAPI_CONNECT_ADDRESS: at(port.rest(node)),
      PATRONI_POSTGRESQL_LISTEN: at(port.database(node)),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: at(port.database(node)),
      PATRONI_POSTGRESQL_DATA_DIR: join(made(`node${node}`), "data"),
      PATRONI_POSTGRESQL_BIN_DIR: bin,
      PATRONI_SUPERUSER_USERNAME: "postgres",
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: "replicator",
      PATRONI_REPLICATION_PASSWORD: password,
      PATRONI_POSTGRESQL_PGPASS: join(folder, `node${node}`, "pgpass"),
    });
  const addresses = Object.fromEntries(
    NODES.flatMap((node) => [
      [`DATABASE${node}`, at(port.database(node))],
      [`REST${node}_PORT`, String(port.rest(node))],
    ]),
  );
  start("haproxy", ["haproxy", "-db", "-f", join(recipe, "haproxy.cfg")], {
    ...addresses,
    PORTAL_BIND: at(port.front),
    PORTAL1: at(port.portal(1)),
    PORTAL2: at(port.portal(2)),
    PRIMARY_BIND: at(port.primary),
    REPLICAS_BIND: at(port.replicas),
  });

  const isLeader = async (node: number) =>
    (await answers(`http://${at(port.rest(node))}/primary`)) ? node : undefined;
  const leader = () =>
    waitFor("a leader", 120, () =>
      Promise.any(NODES.map(async (node) => (await isLeader(node)) ?? Promise.reject(new Error("no")))),
    );
  const synchronous = () =>
    waitFor("a synchronous replica", 120, () =>
      Promise.any(
        NODES.map(
          async (node) =>
            (await answers(`http://${at(port.rest(node))}/synchronous`)) ?? Promise.reject(new Error("no")),
        ),
      ),
    );
  await leader();
  await synchronous();
  const killed = new Set<string>();
  return {
    folder,
    leader,
    killNode: (node) => {
      for (const name of [`patroni${node}`, `etcd${node}`]) {
        killed.add(name);
        const pid = running.get(name)?.pid;
        if (pid !== undefined) killTree(pid);
      }
      // PostgreSQL has left its Patroni's tree when it was started by pg_ctl.
      const own = listProcesses().filter(({ command }) => command.includes(join(folder, `node${node}`)));
      for (const { pid } of own) killTree(pid);
    },
    switchOver: async (node) => {
      const body = JSON.stringify({ leader: `database${node}` });
      const answer = await fetch(`http://${at(port.rest(node))}/switchover`, { method: "POST", body });
      if (!answer.ok) throw new Error(`Patroni refused to hand over: ${await answer.text()}`);
    },
    startPortal: async (node, env) => {
      const ownPort = port.portal(node);
      start(`portal${node}`, [process.execPath, "--import", "tsx", main], { ...env, PORT: String(ownPort) }, false);
      await waitFor(`portal ${node}`, 120, () => answers(`http://${at(ownPort)}/health/ready`)).catch(
        (error: unknown) => {
          throw new Error(readFileSync(join(folder, `portal${node}.log`), "utf8").slice(-3000), { cause: error });
        },
      );
    },
    fallen: () =>
      [...running]
        .filter(([name, child]) => !killed.has(name) && (child.exitCode !== null || child.signalCode !== null))
        .map(([name]) => name),
    end: async () => {
      for (const child of running.values()) if (child.pid !== undefined) killTree(child.pid);
      for (const { pid, command } of listProcesses()) if (command.includes(folder)) killTree(pid);
      await sleep(500);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
