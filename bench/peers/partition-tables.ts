import type { Client } from "pg";

/** By what each table is divided: a document's products lie as it does. */
const divided = { documents: "id", event_products: "document_id" } as const;
type Divided = keyof typeof divided;

type Made = { made: string };

/** The statements that a query of the catalogue writes. */
const statements = async (client: Client, text: string): Promise<string[]> =>
  (await client.query<Made>(text)).rows.map(({ made }) => made);

/** What stands on a table and is made anew on the divided one: key, indexes, foreign keys both ways, triggers, functions that take a row. */
async function attachedTo(client: Client, table: Divided): Promise<string[]> {
  const name = `'${table}'::regclass`;
  const alter = "format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))";
  const made = [
    `SELECT ${alter} AS made FROM pg_constraint WHERE conrelid = ${name} AND contype IN ('p', 'u')`,
    `SELECT pg_get_indexdef(indexrelid) AS made FROM pg_index i WHERE indrelid = ${name}
      AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u'))`,
    `SELECT ${alter} AS made FROM pg_constraint WHERE contype = 'f' AND (conrelid = ${name} OR confrelid = ${name})`,
    `SELECT pg_get_functiondef(p.oid) AS made FROM pg_proc p JOIN pg_type t ON t.oid = ANY (p.proargtypes)
      WHERE t.typrelid = ${name}`,
    `SELECT pg_get_triggerdef(oid) AS made FROM pg_trigger WHERE tgrelid = ${name} AND NOT tgisinternal`,
  ];
  const found: string[] = [];
  for (const text of made) found.push(...(await statements(client, text)));
  return found;
}

type Range = { from: number; to: number; rows: number };

async function divide(client: Client, table: Divided, { from, to, rows }: Range): Promise<string[]> {
  const attached = await attachedTo(client, table);
  const [columns] = await statements(
    client,
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS made FROM pg_attribute
    WHERE attrelid = '${table}'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  );
  await client.query(`ALTER TABLE ${table} RENAME TO ${table}_whole`);
  await client.query(`CREATE TABLE ${table} (LIKE ${table}_whole INCLUDING ALL EXCLUDING INDEXES EXCLUDING IDENTITY)
    PARTITION BY RANGE (${divided[table]})`);
  for (let first = from; first <= to; first += rows) {
    const end = first + rows;
    const bounds = `FROM (${first === from ? "MINVALUE" : first}) TO (${end > to ? "MAXVALUE" : end})`;
    await client.query(`CREATE TABLE ${table}_of_${first} PARTITION OF ${table} FOR VALUES ${bounds}`);
  }
  await client.query(`INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${table}_whole`);
  await client.query(`DROP TABLE ${table}_whole CASCADE`);
  return attached;
}

/** Divides documents and their products into ranges of so many ids, as decision 0011 plans; a copy only, for it holds everything up. */
export async function partitionTables(client: Client, rowsOfPartition: number): Promise<void> {
  await client.query("SET statement_timeout = 0; SET maintenance_work_mem = '1GB'; SET jit = off");
  const { rows } = await client.query<{ from: string; to: string }>(
    `SELECT min(id) AS "from", max(id) AS "to" FROM documents`,
  );
  const range = { from: Number(rows[0]?.from), to: Number(rows[0]?.to), rows: rowsOfPartition };
  await client.query("BEGIN");
  // The sequence outlives the table whose column it fills.
  await client.query("ALTER SEQUENCE event_number OWNED BY NONE");
  const attached: string[] = [];
  for (const table of ["event_products", "documents"] as const) attached.push(...(await divide(client, table, range)));
  const isKey = (statement: string) => / (PRIMARY KEY|UNIQUE) /.test(statement);
  const once = [...new Set(attached)];
  for (const made of [...once.filter(isKey), ...once.filter((statement) => !isKey(statement))])
    await client.query(made);
  await client.query("COMMIT");
  await client.query("VACUUM (ANALYZE)");
}
