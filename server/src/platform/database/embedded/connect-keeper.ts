import { Client, DatabaseError } from "pg";
import { DatabaseStartError } from "../database-start-error.ts";
import { hasCode } from "../../error-code.ts";
import { KEEPER_DATABASE, KEEPER_ROLE, SOCKET_PORT } from "./server-names.ts";

/**
 * Held shared by every process that uses the server, through a connection of its own, and exclusively by the
 * one that stops it. It falls with the connection, so a killed process holds nothing.
 */
const SERVER_IN_USE = 726_601;

const BUSY = ["57P03", "57P01", "57P02", "53300"];
const CONNECT_TIMEOUT_MS = 5000;

/** `absent`: nothing answers; `busy`: a server does, and is starting, stopping or full. */
type Keeper = Client | "absent" | "busy";

/** Connects to the server and registers as its user. Throws DatabaseStartError when it refuses for good. */
export async function connectKeeper(socketFolder: string): Promise<Keeper> {
  const client = new Client({
    host: socketFolder,
    port: SOCKET_PORT,
    user: KEEPER_ROLE,
    database: KEEPER_DATABASE,
    ssl: false,
    application_name: "runko-keeper",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    if (await ask(client, "pg_try_advisory_lock_shared")) return client;
    await client.end();
    return "busy";
  } catch (error) {
    if (hasCode(error, ...BUSY)) return "busy";
    if (!(error instanceof DatabaseError)) return "absent";
    throw new DatabaseStartError(`The embedded PostgreSQL refuses its keeper: ${error.message}`);
  }
}

/** Ends our use of the server. True when we were the last and now hold it alone, so that it may be stopped. */
export async function releaseKeeper(client: Client): Promise<boolean> {
  await ask(client, "pg_advisory_unlock_shared");
  return ask(client, "pg_try_advisory_lock");
}

async function ask(client: Client, lockFunction: string): Promise<boolean> {
  const result = await client.query<{ done: boolean }>(`SELECT ${lockFunction}(${SERVER_IN_USE}) AS done`);
  return result.rows[0]?.done === true;
}
