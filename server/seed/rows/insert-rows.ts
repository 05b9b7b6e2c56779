import { sql, type Transaction } from "kysely";
import type { Database } from "../../src/platform/database/schema.ts";
import type { SeedRow, SeedRows, TableName } from "./seed-rows.ts";

const rowsAtOnce = 1000;

/** In the order that foreign keys ask for. */
export const tableNames: readonly TableName[] = [
  "users",
  "organizations",
  "organization_role_grants",
  "user_organization_roles",
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
  "files",
  "connection_id_claims",
  "document_counters",
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

/** Writes the gathered rows, a thousand in a statement. Rows of one table have the same columns. */
export async function insertRows(transaction: Transaction<Database>, rows: SeedRows): Promise<void> {
  for (const name of tableNames) await insertTable(transaction, name, rows.of(name));
}
