import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The version of this build: that of the package, and beside a bundle the mark of the sources it was made of. */
export function readVersion(from: string = dirname(fileURLToPath(import.meta.url))): string {
  const { version } = readJson<{ version: string }>(findPackage(from));
  const stamp = join(from, "build-stamp.json");
  if (!existsSync(stamp)) return version;
  return `${version}+${readJson<{ sources: string }>(stamp).sources.slice(0, 12)}`;
}

function findPackage(folder: string): string {
  const file = join(folder, "package.json");
  return existsSync(file) || dirname(folder) === folder ? file : findPackage(dirname(folder));
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
