import type { Compilable, Kysely, PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool, PoolClient } from "pg";
import { nameStatements } from "./name-statements.ts";
import type { Database } from "./schema.ts";

const MARK = "/* prepared */";

/** Begins a statement whose planning costs more than its running: it is planned once a connection, whatever its values. */
export const prepared = `${MARK} `;

/** Runs a statement of the query builder as a prepared one; it names the columns that it answers. */
export async function runPrepared<Row>(db: Kysely<Database>, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile();
  const { rows } = await db.executeQuery<Row>({ ...compiled, sql: prepared + compiled.sql });
  return rows;
}

const MOST = 100;

/** The pool for Kysely, which itself knows no names of statements: those that begin with the mark get one. */
export function namePrepared(pool: Pool): PostgresPool {
  const nameOf = nameStatements("prepared", MOST);
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  const wrap = (client: PoolClient) => {
    const query = (text: unknown, values: readonly unknown[]) => {
      const name = typeof text === "string" && text.startsWith(MARK) ? nameOf(text) : undefined;
      return Reflect.apply(client.query, client, name === undefined ? [text, values] : [{ name, text, values }]);
    };
    const given = { query, release: () => client.release() } as PostgresPoolClient;
    wrapped.set(client, given);
    return given;
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      return wrapped.get(client) ?? wrap(client);
    },
    end: () => pool.end(),
  };
}
