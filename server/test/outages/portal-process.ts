import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Of this version; that of another one may be laid out elsewhere. */
const here = join(import.meta.dirname, "../../..");

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

/** Starts a portal as a process of its own, which does not outlive the test; resolves when it answers. */
export async function startPortalProcess(
  env: NodeJS.ProcessEnv,
  stdio: StdioOptions = "ignore",
  { root = here, built, preload = [] }: { root?: string; built?: string; preload?: readonly string[] } = {},
): Promise<PortalProcess> {
  const imports = [...(built && preload.length === 0 ? [] : ["tsx"]), ...preload].flatMap((one) => ["--import", one]);
  const options = { cwd: root, env: { PATH: process.env["PATH"], ...env }, stdio };
  const child = spawn(process.execPath, [...imports, built ?? join(root, "server/src/main.ts")], options);
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
