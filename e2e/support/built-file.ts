import { readFileSync } from "node:fs";
import { join } from "node:path";

const manifest = join(import.meta.dirname, "../../web/dist/.vite/manifest.json");

/** The path of the file that was built of this module; built files are named by their hash alone. */
export function builtFile(module: string): string {
  const files = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, { file: string }>;
  const built = files[module];
  if (!built) throw new Error(`${module} has no file of its own`);
  return `/${built.file}`;
}
