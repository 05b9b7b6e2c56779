import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build-stamp.mjs";

/** Paths of all files that git tracks or would track, relative to the root. */
export function listFiles(): string[] {
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  return list.split("\n").filter((file) => file !== "" && existsSync(join(root, file)));
}
