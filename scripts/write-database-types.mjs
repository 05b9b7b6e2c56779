// Writes the Kysely types of a migrated database. Usage: DATABASE_URL=… node scripts/write-database-types.mjs > FILE
import pg from "pg";

const unions = {
  "documents.document_type": "DocumentType",
  "document_counters.document_type": "DocumentType",
  "documents.event_state": "DocumentState",
  "documents.created_by_role": "PathRole",
  "documents.source_mode": "SourceMode",
  "documents.category": "ProductCategory",
  "product_groups.category": "ProductCategory",
  "products.form_type": "ProductCategory",
  "organization_role_grants.role": "OrganizationRole",
  "user_organization_roles.role": "OrganizationRole",
  "users.global_role": "GlobalRole",
  "event_log.label": "HistoryLabel",
  "organizations.event_type_rights": "DocumentType[]",
  "organizations.active_event_types": "DocumentType[]",
  "subscriptions.event_types": "DocumentType[]",
};
const scalars = {
  bool: "boolean",
  int8: "number",
  int4: "number",
  uuid: "string",
  text: "string",
  date: "string",
  numeric: "string",
  timestamptz: "Date",
  jsonb: "Json",
  _text: "string[]",
};

const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
await database.connect();
const { rows } = await database.query(`
  SELECT table_name, column_name, udt_name, is_nullable = 'YES' AS nullable, column_default IS NOT NULL AS defaulted
  FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name <> 'schema_migrations'
  ORDER BY table_name, ordinal_position`);
await database.end();

const tables = Map.groupBy ? Map.groupBy(rows, (row) => row.table_name) : new Map();
if (!Map.groupBy) for (const row of rows) tables.set(row.table_name, [...(tables.get(row.table_name) ?? []), row]);
const pascal = (name) => name.replace(/(^|_)([a-z])/g, (_match, _line, letter) => letter.toUpperCase());
const typeOf = (row) => {
  const base = unions[`${row.table_name}.${row.column_name}`] ?? scalars[row.udt_name];
  if (!base) throw new Error(`No TypeScript type for ${row.table_name}.${row.column_name} (${row.udt_name})`);
  const type = row.nullable ? `${base} | null` : base;
  const written = base === "Date" ? (row.nullable ? "Date | string | null" : "Date | string") : type;
  if (row.defaulted) return `ColumnType<${type}, ${written} | undefined, ${written}>`;
  return base === "Date" ? `ColumnType<${type}, ${written}, ${written}>` : type;
};

console.log(`// Written by scripts/write-database-types.mjs from the migrated database.
import type { ColumnType } from "kysely";
import type { DocumentState, SourceMode } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/documents/document-types";
import type { HistoryLabel } from "@runko/domain/enumerations/history-labels";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { GlobalRole, OrganizationRole, PathRole } from "@runko/domain/organizations/roles";

/** Read as parsed JSON, written as its text. */
type Json = ColumnType<unknown, string, string>;
`);
for (const [table, columns] of tables) {
  console.log(`export type ${pascal(table)}Table = {`);
  for (const row of columns)
    console.log(
      `  ${row.column_name}: ${typeOf(row).replace("ColumnType<Json, Json | undefined, Json>", "ColumnType<unknown, string | undefined, string>")};`,
    );
  console.log("};\n");
}
console.log("export type Database = {");
for (const table of tables.keys()) console.log(`  ${table}: ${pascal(table)}Table;`);
console.log("};");
