import { chown, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseStartError } from "../database-start-error.ts";
import { hasCode } from "../../error-code.ts";
import type { ClusterPlace } from "./place-cluster.ts";
import { runProcess } from "./run-process.ts";
import { KEEPER_ROLE } from "./server-names.ts";

const COLLATION = ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=fi-FI"];
/** For what ICU does not decide. macOS has no C.UTF-8. */
const LOCALE = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";

/** Makes the cluster unless it is there. It appears whole or not at all; of two that make it at once one wins. */
export async function runInitdb(binaries: string, major: string, place: ClusterPlace, durable: boolean): Promise<void> {
  const version = await readVersion(place.cluster);
  if (version === major) return;
  if (version !== undefined)
    throw new DatabaseStartError(
      `The database in ${place.cluster} was made by PostgreSQL ${version} and the installed one is ${major}: ` +
        "move it with a backup, or install the older portal",
    );
  const draft = await mkdtemp(`${place.cluster}.new-`);
  try {
    if (place.user !== undefined) await chown(draft, place.user.uid, place.user.gid);
    await runProcess(
      join(binaries, "bin", "initdb"),
      ["-D", draft, `--username=${KEEPER_ROLE}`, "--auth=trust", ...COLLATION, `--locale=${LOCALE}`].concat(
        durable ? [] : "--no-sync",
      ),
      draft,
      place.user,
    );
    await rename(draft, place.cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!hasCode(error, "ENOTEMPTY", "EEXIST")) throw error;
  }
}

async function readVersion(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}
