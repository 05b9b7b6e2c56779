import type { Client } from "pg";

type Size = { name: string; table: number; indexes: number };

/** The largest tables with their indexes, in MB of a million documents, as a table of Markdown. */
export async function sizesOfTables(client: Client, documents: number): Promise<string> {
  const { rows } = await client.query<Size>(
    `SELECT name, sum(table_bytes)::float AS "table", sum(index_bytes)::float AS indexes FROM (
      SELECT coalesce(p.relname, c.relname) AS name, pg_table_size(c.oid) AS table_bytes, pg_indexes_size(c.oid) AS index_bytes
      FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid LEFT JOIN pg_class p ON p.oid = i.inhparent
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace) sized
    GROUP BY name ORDER BY sum(table_bytes + index_bytes) DESC LIMIT 10`,
  );
  // Bytes of a document are MB of a million.
  const ofMillion = (bytes: number) => bytes / documents;
  const lines = rows.map(
    ({ name, table, indexes }) => `| ${name} | ${ofMillion(table).toFixed(0)} | ${ofMillion(indexes).toFixed(0)} |`,
  );
  return ["| MB of a million documents | rows | indexes |", "| --- | ---: | ---: |", ...lines].join("\n");
}
