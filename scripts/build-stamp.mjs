import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const stampFile = join(root, "server/dist/build-stamp.json");
const products = ["server/dist/main.js", "server/dist/admin.js", "web/dist/index.html"];

const sources = [
  "package-lock.json",
  "tsconfig.base.json",
  "scripts/build.ts",
  "scripts/build-web.ts",
  "scripts/precompress.ts",
  "domain/package.json",
  "domain/src",
  "server/package.json",
  "server/src",
  "server/seed",
  "web/package.json",
  "web/web-config.ts",
  "web/first-load-chunks.ts",
  "web/index.html",
  "web/public",
  "web/src",
];

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}

/** Content hash of everything that the build is made from, tests left out. */
export function hashSources() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((path) => filesUnder(join(root, path)))) {
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** @returns {"missing" | "stale" | "current"} */
export function readBuildState() {
  if (![stampFile, ...products.map((file) => join(root, file))].every((file) => existsSync(file))) return "missing";
  const stamp = JSON.parse(readFileSync(stampFile, "utf8"));
  return stamp.sources === hashSources() ? "current" : "stale";
}
