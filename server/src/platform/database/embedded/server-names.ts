import { createHash } from "node:crypto";

export const SERVER_ROLE = "runko";
export const SERVER_DATABASE = "runko";
/** There from initdb on; what belongs to the server rather than to the portal's data is asked and held here. */
export const KEEPER_DATABASE = "postgres";
/** Names the socket file; nothing listens on a network. */
export const SOCKET_PORT = 5432;

/** The name that the server of a cluster bears in its socket's folder and in the titles of its processes. */
export function nameServer(cluster: string): string {
  return `runko-${createHash("sha256").update(cluster).digest("hex").slice(0, 16)}`;
}
