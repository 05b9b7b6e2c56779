import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./build-stamp.mjs";
import { ensureBuild } from "./ensure-build.mjs";
import { closureOf, type Manifest } from "./first-load-closure.ts";

const limit = 200_000;
const dist = join(root, "web/dist");

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

await ensureBuild();
const manifest = readJson<Manifest>(join(dist, ".vite/manifest.json"));
const routes = readJson<Record<string, string[]>>(join(root, "web/first-load.json"));

for (const [route, sources] of Object.entries(routes)) {
  const files = closureOf(manifest, sources);
  const sizes = files.map((file) => ({ file, size: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const verdict = total <= limit ? "within" : "OVER";
  console.log(`${route}: ${(total / 1000).toFixed(1)} kB gzip in ${files.length} files, ${verdict} ${limit / 1000} kB`);
  if (total > limit) process.exitCode = 1;
  if (total <= limit && !process.argv.includes("--files")) continue;
  for (const { file, size } of sizes.toSorted((a, b) => b.size - a.size)) {
    console.log(`  ${(size / 1000).toFixed(1).padStart(6)} ${file}`);
  }
}
