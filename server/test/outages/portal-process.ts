import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { builtServer } from "../built/built-server.ts";

const house = join(import.meta.dirname, "../../..");

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export type PortalProcess = {
  child: ChildProcess;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; ms: number }>;
  url: string;
};

/**
 * Starts a portal as a process of its own, which does not outlive the test; resolves when it answers. It is the one that is
 * delivered, or that of another version from its sources in `root`.
 */
export async function startPortalProcess(
  env: NodeJS.ProcessEnv,
  stdio: StdioOptions = "ignore",
  { root, preload = [] }: { root?: string; preload?: readonly string[] } = {},
): Promise<PortalProcess> {
  const main = root === undefined ? await builtServer() : join(root, "server/src/main.ts");
  const imports = [...(root !== undefined || preload.length > 0 ? ["tsx"] : []), ...preload];
  const options = { cwd: root ?? house, env: { PATH: process.env["PATH"], ...env }, stdio };
  const child = spawn(process.execPath, [...imports.flatMap((one) => ["--import", one]), main], options);
  onTestFinished(() => void child.kill("SIGKILL"));
  const started = performance.now();
  const ended = new Promise<Awaited<PortalProcess["ended"]>>((resolve) =>
    child.once("exit", (code, signal) => resolve({ code, signal, ms: performance.now() - started })),
  );
  const url = `http://127.0.0.1:${env["PORT"]}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return { child, ended, url };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
