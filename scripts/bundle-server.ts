import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const root = join(import.meta.dirname, "..");

/** Where a build stands until it is moved in: beside its final place, and known as a leftover when its process is gone. */
export const buildingPrefix = "dist-building-";

/** The server as plain JavaScript, in this folder of `server`. */
export async function bundleServer(outdir: string): Promise<void> {
  await build({
    absWorkingDir: join(root, "server"),
    entryPoints: ["./src/main.ts", "./src/admin.ts"],
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    packages: "external",
    alias: { "@runko/domain": join(root, "domain/src") },
    sourcemap: true,
    logLevel: "warning",
  });
  // It runs in a thread of its own, and so from a file of its own.
  const worker = "workbook-worker.mjs";
  await copyFile(join(root, "server/src/sheets", worker), join(root, "server", outdir, worker));
}
