import { escapeIdentifier, type Client } from "pg";

/** The memory of what was applied stands in the manifest; a restored schema has its own. */
const NOT_COPIED = "schema_migrations";

export type TableFacts = { name: string; columns: string[] };

/** Every table with the columns that are stored, as they stand in the database. */
export async function readTables(client: Client): Promise<TableFacts[]> {
  const { rows } = await client.query<TableFacts>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> $1
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
    [NOT_COPIED],
  );
  return rows;
}

export type AppliedMigration = { version: number; checksum: string };

export async function readApplied(client: Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(`SELECT version, checksum FROM ${NOT_COPIED} ORDER BY version`);
  return rows;
}

const listed = ({ columns }: TableFacts) => columns.map(escapeIdentifier).join(", ");

/** As COPY reads a table, whether it is divided or not. */
export const rowsOf = (table: TableFacts): string => `(SELECT ${listed(table)} FROM ${escapeIdentifier(table.name)})`;

/** As COPY fills a table. */
export const placeOf = (table: TableFacts): string => `${escapeIdentifier(table.name)} (${listed(table)})`;
