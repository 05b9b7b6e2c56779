import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { ServerUser } from "./server-user.ts";

const READ_AND_ENTER = 0o5;
const PASS_THROUGH = 0o1;

/** Whether the user may read and enter (or, for a file, run) the path, by the mode bits of it and of all above it. */
export function canEnter(path: string, user: ServerUser | undefined): boolean {
  try {
    if (user === undefined) accessSync(path, constants.R_OK | constants.X_OK);
    return user === undefined || hasRights(realpathSync(path), user, READ_AND_ENTER);
  } catch {
    return false;
  }
}

/** Whether the user may reach what lies in the folder, without listing it. */
export function canPass(folder: string, user: ServerUser): boolean {
  return hasRights(realpathSync(folder), user, PASS_THROUGH);
}

function hasRights(path: string, user: ServerUser, rights: number): boolean {
  const { uid, gid, mode } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  const parent = dirname(path);
  return ((mode >> shift) & rights) === rights && (parent === path || hasRights(parent, user, PASS_THROUGH));
}
