import { chmod, lstat, mkdir, mkdtemp, realpath, rm, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { makeDataFolder } from "../../../config/make-data-folder.ts";
import { DatabaseStartError } from "../database-start-error.ts";
import { hasCode } from "../../error-code.ts";
import { canEnter, canPass } from "./can-enter.ts";
import { chooseServerUser, isRoot, type ServerUser } from "./server-user.ts";

/** Where root keeps a cluster whose data folder lies where its PostgreSQL, another user, cannot go. */
const ELSEWHERE = "/var/lib/runko";

export interface ClusterPlace {
  /** Holds the cluster, its log and, where needed, the binaries; without links in its path. */
  home: string;
  /** The data folder of PostgreSQL; it may not exist yet. */
  cluster: string;
  user: ServerUser | undefined;
}

/** Makes `postgres` in the data folder, as a link when the server's user cannot enter the data folder. */
export async function placeCluster(dataDir: string): Promise<ClusterPlace> {
  makeDataFolder(dataDir);
  const place = join(dataDir, "postgres");
  const user = chooseServerUser();
  const home = (await findHome(place)) ?? (await makeHome(dataDir, place, user));
  const cluster = join(home, "cluster");
  const owner = await findOwner(cluster, user);
  if (isRoot() ? owner !== undefined && !canPass(home, owner) : !canEnter(home, undefined))
    throw new DatabaseStartError(
      `The database in ${place} belongs to another user or lies where the user ${owner?.name ?? process.getuid?.()} ` +
        "cannot go: start as the user that made it, or give DATA_DIR another folder",
    );
  return { home, cluster, user: owner };
}

async function findHome(place: string): Promise<string | undefined> {
  try {
    await lstat(place);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
  try {
    return await realpath(place);
  } catch {
    throw new DatabaseStartError(
      `${place} links to a folder that is gone: restore it, or remove the link to start anew`,
    );
  }
}

async function makeHome(dataDir: string, place: string, user: ServerUser | undefined): Promise<string> {
  const away = user !== undefined && !canPass(dataDir, user) ? await makeFolderElsewhere() : undefined;
  try {
    if (away !== undefined) await symlink(away, place);
    else await mkdir(place, { mode: isRoot() ? 0o755 : 0o700 });
    if (away === undefined && isRoot()) await chmod(place, 0o755);
  } catch (error) {
    if (away !== undefined) await rm(away, { recursive: true });
    if (!hasCode(error, "EEXIST")) throw error;
  }
  return realpath(place);
}

async function makeFolderElsewhere(): Promise<string> {
  await mkdir(ELSEWHERE, { recursive: true, mode: 0o755 });
  const folder = await mkdtemp(join(ELSEWHERE, "data-"));
  await chmod(folder, 0o755);
  return folder;
}

/** Root runs an existing cluster as the user that owns it. */
async function findOwner(cluster: string, user: ServerUser | undefined): Promise<ServerUser | undefined> {
  if (user === undefined) return undefined;
  try {
    const { uid, gid } = await stat(cluster);
    return uid === user.uid ? user : { name: String(uid), uid, gid };
  } catch (error) {
    if (hasCode(error, "ENOENT")) return user;
    throw error;
  }
}
