import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The migrations of the server package, from its sources and from a bundle of them alike. */
export function findMigrationsFolder(from: string = fileURLToPath(import.meta.url)): string {
  const folder = join(dirname(from), "migrations");
  return existsSync(folder) || dirname(from) === from ? folder : findMigrationsFolder(dirname(from));
}
