import { sql, type Transaction } from "kysely";
import { splitChanges } from "../../src/documents/personal-changes.ts";
import type { FieldChange } from "../../src/documents/write-event-log.ts";
import type { Database } from "../../src/platform/database/schema.ts";
import type { SeedRow, SeedRows, TableName } from "../seed-rows.ts";

const rowsAtOnce = 1000;

/** In the order that foreign keys ask for. */
export const tableNames: readonly TableName[] = [
  "users",
  "organizations",
  "organization_role_grants",
  "user_organization_roles",
  "api_clients",
  "api_tokens",
  "addresses",
  "billing_groups",
  "product_groups",
  "common_products",
  "products",
  "product_whitelists",
  "sub_organization_products",
  "nnis",
  "nni_product_groups",
  "nni_rights",
  "sub_organization_nnis",
  "subscriptions",
  "subscribers_info",
  "sub_organization_event_visibilities",
  "event_message_recipients",
  "cases",
  "documents",
  "event_products",
  "event_log",
  "internal_messages",
  "document_questions",
  "document_requests",
  "files",
  "connection_id_claims",
  "document_counters",
  "newsletters",
];

async function insertTable<Name extends TableName>(
  transaction: Transaction<Database>,
  name: Name,
  rows: readonly SeedRow<Name>[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(from, from + rowsAtOnce));
    await sql`INSERT INTO ${sql.table(name)} (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(name)}, ${json}::json)`.execute(transaction);
  }
}

async function insertLog(transaction: Transaction<Database>, rows: readonly SeedRow<"event_log">[]): Promise<void> {
  const split = rows.map((row) => ({ row, ...splitChanges(row.changes as readonly FieldChange[]) }));
  const log = split.map(({ row, kept }): SeedRow<"event_log"> => ({ ...row, changes: kept }));
  await insertTable(transaction, "event_log", log);
  const personal = split.filter(({ beside }) => beside.length > 0);
  await insertTable(
    transaction,
    "event_log_personal",
    personal.map(({ row, beside }): SeedRow<"event_log_personal"> => ({
      log_id: row.id ?? "",
      document_id: row.document_id ?? 0,
      changes: beside,
    })),
  );
}

/** Writes the gathered rows, a thousand in a statement. Rows of one table have the same columns. */
export async function insertRows(transaction: Transaction<Database>, rows: SeedRows): Promise<void> {
  for (const name of tableNames) {
    if (name === "event_log") await insertLog(transaction, rows.of(name));
    else await insertTable(transaction, name, rows.of(name));
  }
}
