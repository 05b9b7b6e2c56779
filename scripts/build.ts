import { shippedLanguages } from "@runko/domain/texts/languages";
import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashSources, root } from "./build-stamp.mjs";
import { buildWeb } from "./build-web.ts";
import { precompress } from "./precompress.ts";
import { buildingPrefix as prefix, bundleServer } from "./bundle-server.ts";

// Both parts are built beside their final place and moved in whole, so that a build cut short leaves the last one standing.
const building = `${prefix}${process.pid}`;
const parts = ["web", "server"] as const;
type Part = (typeof parts)[number];

async function bundleWeb(): Promise<void> {
  const folder = join(root, "web", building);
  await buildWeb(shippedLanguages, folder);
  await precompress(folder);
}

async function moveIn(part: Part): Promise<void> {
  const place = join(root, part, "dist");
  for (let attempt = 1; ; attempt += 1) {
    await rm(place, { recursive: true, force: true });
    try {
      return await rename(join(root, part, building), place);
    } catch (error) {
      if (attempt === 5) throw error; // another build may have moved its own in between
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function removeLeftovers(part: Part): Promise<void> {
  for (const name of await readdir(join(root, part))) {
    if (!name.startsWith(prefix)) continue;
    const builder = Number.parseInt(name.slice(prefix.length), 10);
    if (builder === process.pid || !isRunning(builder)) {
      await rm(join(root, part, name), { recursive: true, force: true });
    }
  }
}

async function timed(label: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`${label} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

const sources = hashSources();
try {
  await timed("server", () => bundleServer(building));
  await timed("web", bundleWeb);
  for (const part of parts) await moveIn(part);
  await writeFile(join(root, "server/dist/build-stamp.json"), `${JSON.stringify({ sources })}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const part of parts) await removeLeftovers(part);
}
