import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { DatabaseStartError } from "./database-start-error.ts";
import { hasCode } from "../error-code.ts";
import type { Migration } from "./read-migrations.ts";

const LOCK_TIMEOUT_MS = 3000;
/** Somebody held the lock, or the other of two that waited for each other went on. */
const passing = ["55P03", "40P01"];
const ATTEMPTS = 10;
const PAUSE_MS = 500;

/**
 * Applies one migration and records it. Waiting for a lock is kept short and repeated, because everybody who
 * wants the same table queues behind a migration that waits. One without a transaction is written so that it can be.
 */
export async function applyMigration(client: Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}; SET statement_timeout = 0`);
      return await (migration.transactional ? applyWhole(client, migration) : applyByStatement(client, migration));
    } catch (error) {
      const again = passing.some((code) => hasCode(error, code)) && attempt < ATTEMPTS;
      if (!again) throw new DatabaseStartError(`The migration ${migration.name} failed: ${(error as Error).message}`);
      await sleep(PAUSE_MS);
    }
  }
}

async function applyWhole(client: Client, migration: Migration): Promise<void> {
  try {
    await client.query("BEGIN");
    await client.query(migration.sql);
    await record(client, migration);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

/** PostgreSQL takes several statements sent as one for a transaction, so here each that ends with its line goes alone. */
async function applyByStatement(client: Client, migration: Migration): Promise<void> {
  const statements = migration.sql.split(/;[ \t]*$/m).filter((statement) => statement.trim() !== "");
  for (const statement of statements) {
    await dropBroken(client, statement);
    await client.query(statement);
  }
  await record(client, migration);
}

const builtIndex = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS (\w+)/m;

/** An index whose building failed is left behind by PostgreSQL, unused: `IF NOT EXISTS` would take it for built. */
async function dropBroken(client: Client, statement: string): Promise<void> {
  const name = builtIndex.exec(statement)?.[1];
  if (name === undefined) return;
  const { rowCount } = await client.query(
    "SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid",
    [name],
  );
  if (rowCount !== 0) await client.query(`DROP INDEX CONCURRENTLY ${name}`);
}

async function record(client: Client, { version, name, checksum, toleratedFrom }: Migration): Promise<void> {
  await client.query(
    "INSERT INTO schema_migrations (version, name, checksum, tolerated_from) VALUES ($1, $2, $3, $4)",
    [version, name, checksum, toleratedFrom],
  );
}
