import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { builtServer } from "../../built/built-server.ts";

export type PortalProcess = {
  port: number;
  /** What the process holds of the memory, in MB. */
  memory: () => number;
  kill: () => Promise<void>;
};

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts the portal as a process of its own, ready when this resolves; `kill` gives it no time for anything. */
export async function startPortalProcess(env: NodeJS.ProcessEnv): Promise<PortalProcess> {
  const port = await findFreePort();
  const child: ChildProcess = spawn(process.execPath, [await builtServer()], {
    env: { PATH: process.env["PATH"], LOG_LEVEL: "silent", ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  return {
    port,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1000,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** A way to the portal that passes requests on and keeps its answers back: `answered` comes with the first byte of one. */
export async function keepAnswersBack(
  port: number,
): Promise<{ port: number; answered: Promise<void>; close: () => void }> {
  const sockets: Socket[] = [];
  let tell = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const server: Server = createServer((client) => {
    const portal = connect(port, "127.0.0.1");
    sockets.push(client, portal);
    for (const socket of [client, portal]) socket.on("error", () => socket.destroy());
    client.pipe(portal);
    portal.once("data", tell);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    answered,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
