import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";

const READY_WITHIN_MS = 120_000;
const root = join(import.meta.dirname, "../..");

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}

export type Portal = { url: string; stop: () => Promise<void> };

/** The web application in a language that is not shipped; it is built once for each build of the portal. */
async function buildPage(language: string): Promise<void> {
  if (existsSync(join(root, `web/dist/index.${language}.html`))) return;
  await promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/build-language.ts", language], {
    cwd: root,
  });
}

type PortalOptions = {
  mail?: boolean;
  /** The name by which browsers know it; passkeys need one. */
  name?: string;
  /** Offered beside Finnish. */
  others?: readonly string[];
};

/** The built portal with its demo on a database of its own, ready to be visited; with a mail server unless that is declined. */
export async function startPortal({
  mail = true,
  name = "127.0.0.1",
  others = [],
}: PortalOptions = {}): Promise<Portal> {
  for (const language of others) await buildPage(language);
  const languages = ["fi", ...others].join(",");
  const port = await freePort();
  const url = `http://${name}:${port}`;
  const child = spawn(process.execPath, ["--import", "tsx", "e2e/support/serve.ts", ...(mail ? [] : ["--no-mail"])], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: url, PORTAL_LANGUAGES: languages },
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
