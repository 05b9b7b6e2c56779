import type { Client } from "pg";
import { hasCode } from "../../error-code.ts";
import { PORTAL_DATABASE, PORTAL_ROLE } from "./server-names.ts";

/** The codes of PostgreSQL for what is there already, the last when another process makes it at this moment. */
const ALREADY_THERE = ["42710", "42P04", "23505"];

/** Makes the portal's role and database unless they are there. */
export async function ensurePortalDatabase(keeper: Client): Promise<void> {
  const { rowCount } = await keeper.query("SELECT FROM pg_database WHERE datname = $1", [PORTAL_DATABASE]);
  if (rowCount !== 0) return;
  await make(keeper, `CREATE ROLE ${PORTAL_ROLE} LOGIN CREATEDB`);
  await make(keeper, `CREATE DATABASE ${PORTAL_DATABASE} OWNER ${PORTAL_ROLE}`);
}

async function make(keeper: Client, statement: string): Promise<void> {
  try {
    await keeper.query(statement);
  } catch (error) {
    if (!hasCode(error, ...ALREADY_THERE)) throw error;
  }
}
