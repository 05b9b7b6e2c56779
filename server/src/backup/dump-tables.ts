import { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { createGzip } from "node:zlib";
import type { Manifest } from "./backup-format.ts";
import { writePart } from "./parts.ts";
import type { Seal } from "./seal.ts";
import { rowsOf, readApplied, readTables } from "./table-facts.ts";

type Dumped = Pick<Manifest, "tables" | "sequences" | "migrations"> & { keys: string[] };

/**
 * Copies every table as it stood at one instant, while others write on. A sequence is read after the rows, so that it is
 * never behind them. Answers the keys of the files that the rows speak of, too.
 */
export async function dumpTables(
  connectionString: string,
  place: { folder: string; seal: Seal },
  findKeys: (client: Client) => Promise<string[]>,
): Promise<Dumped> {
  const client = new Client({ connectionString, application_name: "runko-backup", keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0");
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const migrations = await readApplied(client);
    const tables: Manifest["tables"] = [];
    for (const table of await readTables(client)) {
      const rows = client.query(copyTo(`COPY ${rowsOf(table)} TO STDOUT`));
      const zipped = rows.pipe(createGzip({ level: 3 }));
      rows.once("error", (error) => zipped.destroy(error));
      const { sha256 } = await writePart(place, `tables/${table.name}.copy.gz`, zipped);
      tables.push({ ...table, rows: rows.rowCount, sha256 });
    }
    const keys = await findKeys(client);
    const { rows: sequences } = await client.query<Manifest["sequences"][number]>(
      `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
    );
    await client.query("COMMIT");
    return { tables, sequences, migrations, keys };
  } finally {
    await client.end();
  }
}
