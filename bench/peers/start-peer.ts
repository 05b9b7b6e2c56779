import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

export type Peer = {
  name: string;
  url: string;
  stop: () => Promise<void>;
  signal: (name: NodeJS.Signals) => void;
  memory: () => number;
  processor: () => number;
};

const TICKS_PER_SECOND = 100;

/** A server of its own process, on this port. `memory` is in MB, `processor` in seconds used; 0 where /proc is not. */
export async function startPeer(
  name: string,
  command: readonly string[],
  { port, ...env }: { port: number } & Record<string, string | number>,
): Promise<Peer> {
  const url = `http://127.0.0.1:${port}`;
  const variables = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, String(value)]));
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      ...variables,
      PORT: String(port),
      TZ: "UTC",
      NODE_ENV: "production",
      PUBLIC_URL: "http://localhost",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const read = (file: string): string => {
    try {
      return readFileSync(`/proc/${child.pid}/${file}`, "utf8");
    } catch {
      return "";
    }
  };
  const peer: Peer = {
    name,
    url,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
    signal: (signal) => void child.kill(signal),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(read("status"))?.[1] ?? 0) / 1024,
    processor: () => {
      const [, user = "0", system = "0"] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(read("stat")) ?? [];
      return (Number(user) + Number(system)) / TICKS_PER_SECOND;
    },
  };
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if (await fetch(`${url}/health/live`).catch(() => null)) return peer;
    await sleep(200);
  }
  await peer.stop();
  throw new Error(`${name} does not answer`);
}
