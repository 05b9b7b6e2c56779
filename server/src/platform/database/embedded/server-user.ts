import { readFileSync } from "node:fs";
import { DatabaseStartError } from "../database-start-error.ts";

/** The user that the server runs as when we are root, which PostgreSQL refuses to be. */
export interface ServerUser {
  name: string;
  uid: number;
  gid: number;
}

/** In the order of preference; initdb fails for a user without an entry in passwd. */
const CANDIDATES = ["runko", "postgres", "nobody"];

export const isRoot = () => process.getuid?.() === 0;

/** Undefined means that the server runs as we do. */
export function chooseServerUser(): ServerUser | undefined {
  if (!isRoot()) return undefined;
  const users = readUsers();
  const chosen = CANDIDATES.map((name) => users.find((user) => user.name === name)).find((user) => user !== undefined);
  if (chosen !== undefined) return chosen;
  throw new DatabaseStartError(
    `PostgreSQL does not run as root and none of the users ${CANDIDATES.join(", ")} exists: add one, ` +
      "start as an ordinary user, or set DATABASE_URL",
  );
}

function readUsers(): ServerUser[] {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/** For spawn and its kin. */
export function spawnAs(user: ServerUser | undefined): { uid?: number; gid?: number } {
  return user === undefined ? {} : { uid: user.uid, gid: user.gid };
}

/** PostgreSQL gets nothing of our own environment: a PGDATA or PGHOST of the caller must not lead it astray. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? "/usr/bin:/bin", LANG: "C", HOME: "/" };
}
