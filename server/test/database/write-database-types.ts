import type { Pool } from "pg";

type Column = { table: string; name: string; type: string; nullable: boolean; defaulted: boolean };

const unions: Record<string, string> = {
  "documents.document_type": "DocumentType",
  "document_counters.document_type": "DocumentType",
  "documents.event_state": "DocumentState",
  "documents.created_by_role": "PathRole",
  "documents.source_mode": "SourceMode",
  "documents.category": "ProductCategory",
  "documents.date_moved_by": "Mover",
  "documents.held_reason": "DelayReason",
  "delivery_date_changes.kind": "DateChangeKind",
  "delivery_date_changes.delay_reason": "DelayReason",
  "product_groups.category": "ProductCategory",
  "products.form_type": "ProductCategory",
  "organization_role_grants.role": "OrganizationRole",
  "user_organization_roles.role": "OrganizationRole",
  "users.global_role": "GlobalRole",
  "event_log.label": "HistoryLabel",
  "organizations.event_type_rights": "DocumentType[]",
  "organizations.active_event_types": "DocumentType[]",
  "subscriptions.event_types": "DocumentType[]",
  "subscriptions.awaiting_event_types": "DocumentType[]",
};
const scalars: Record<string, string> = {
  bytea: "Buffer",
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
  _uuid: "string[]",
};
const head = `// Written from the migrations by \`npm run database:types\`.
import type { ColumnType } from "kysely";
import type { DateChangeKind, Mover } from "@runko/domain/documents/agreed-date";
import type { DocumentState, SourceMode } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { DelayReason } from "@runko/domain/enumerations/delay-reasons";
import type { HistoryLabel } from "@runko/domain/enumerations/history-labels";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { GlobalRole, OrganizationRole, PathRole } from "@runko/domain/organizations/roles";

/** Read as parsed JSON, written as its text. */
type Json = ColumnType<unknown, string, string>;
`;

function typeOf(column: Column): string {
  const base = unions[`${column.table}.${column.name}`] ?? scalars[column.type];
  if (!base) throw new Error(`No TypeScript type for ${column.table}.${column.name} (${column.type})`);
  const read = column.nullable ? `${base} | null` : base;
  if (base === "Json" && column.defaulted) return "ColumnType<unknown, string | undefined, string>";
  const written = base === "Date" ? read.replace("Date", "Date | string") : read;
  if (column.defaulted) return `ColumnType<${read}, ${written} | undefined, ${written}>`;
  return base === "Date" ? `ColumnType<${read}, ${written}, ${written}>` : read;
}

function typeNameOf(table: string): string {
  return `${table.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Table`;
}

/** The Kysely types of a migrated database, as TypeScript. */
export async function writeDatabaseTypes(pool: Pool): Promise<string> {
  const { rows } = await pool.query<Column>(`
    SELECT table_name AS table, column_name AS name, udt_name AS type,
           is_nullable = 'YES' AS nullable, column_default IS NOT NULL AS defaulted
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'schema_migrations'
      AND table_name NOT IN (SELECT table_name FROM information_schema.views WHERE table_schema = 'public')
      AND table_name NOT IN (SELECT relname FROM pg_class WHERE relispartition)
    ORDER BY table_name, ordinal_position`);
  const tables = [...new Set(rows.map(({ table }) => table))];
  const bodies = tables.map((table) => {
    const columns = rows.filter((column) => column.table === table);
    const lines = columns.map((column) => `  ${column.name}: ${typeOf(column)};\n`);
    return `export type ${typeNameOf(table)} = {\n${lines.join("")}};\n`;
  });
  const all = tables.map((table) => `  ${table}: ${typeNameOf(table)};\n`);
  return [head, ...bodies, `export type Database = {\n${all.join("")}};\n`].join("\n");
}
