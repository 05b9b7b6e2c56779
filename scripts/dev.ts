import { spawn } from "node:child_process";
import { join } from "node:path";
import { createServer } from "vite";
import { webConfig } from "../web/web-config.ts";
import { root } from "./build-stamp.mjs";

// In a process group of its own, so that Ctrl+C reaches it once, through us: a second signal would kill it half way.
const server = spawn(
  process.execPath,
  [join(root, "node_modules/tsx/dist/cli.mjs"), "watch", "--clear-screen=false", "server/src/main.ts"],
  { cwd: root, stdio: ["ignore", "inherit", "inherit"], detached: true },
);
const web = await createServer({ configFile: false, ...webConfig() });
await web.listen();
web.printUrls();

let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const gone = server.exitCode === null ? new Promise((resolve) => server.once("exit", resolve)) : undefined;
  server.kill("SIGTERM");
  await web.close();
  await gone;
  process.exit(0);
}

server.on("exit", () => void stop());
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
