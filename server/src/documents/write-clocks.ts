import type { Clock } from "@runko/domain/documents/clocks";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { clockColumns } from "./document-clocks.ts";

const columns = Object.keys(clockColumns([]));
const set = sql.raw(columns.map((column) => `${column} = given.${column}`).join(", "));

/** Writes the clocks of documents as they are told anew: no change of theirs, so without version, log or word. */
export async function writeClocks(
  db: Kysely<Database>,
  all: readonly { id: number; clocks: readonly Clock[] }[],
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ id, clocks }) => ({ id, ...clockColumns(clocks) }));
  await sql`UPDATE documents d SET ${set} FROM json_populate_recordset(NULL::documents, ${JSON.stringify(rows)}::json) given
    WHERE d.id = given.id`.execute(db);
}
