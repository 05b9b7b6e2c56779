import { createHash } from "node:crypto";

/** The portal's own database and its owner, who is no superuser here as with a PostgreSQL of one's own. */
export const PORTAL_ROLE = "runko";
export const PORTAL_DATABASE = "runko";
/** The superuser and the database that are there from initdb on: for what belongs to the server itself. */
export const KEEPER_ROLE = "postgres";
export const KEEPER_DATABASE = "postgres";
/** Names the socket file; nothing listens on a network. */
export const SOCKET_PORT = 5432;

/** The name that the server of a cluster bears in its socket's folder and in the titles of its processes. */
export function nameServer(cluster: string): string {
  return `runko-${createHash("sha256").update(cluster).digest("hex").slice(0, 16)}`;
}
