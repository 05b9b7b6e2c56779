import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const READY_WITHIN_MS = 120_000;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}

export type Portal = { url: string; stop: () => Promise<void> };

/** The built portal with its demo on a database of its own, ready to be visited; with a mail server unless that is declined. */
export async function startPortal({ mail = true } = {}): Promise<Portal> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--import", "tsx", "e2e/support/serve.ts", ...(mail ? [] : ["--no-mail"])], {
    cwd: new URL("../..", import.meta.url),
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: url },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  for (const giveUp = Date.now() + READY_WITHIN_MS; Date.now() < giveUp && child.exitCode === null; await sleep(200)) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return { url, stop };
  }
  await stop();
  throw new Error("The portal did not start");
}
