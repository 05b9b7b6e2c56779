import { Client } from "pg";
import { customerNames } from "../../server/seed/data/customer-names.ts";
import { postalPlaces } from "../../server/seed/data/postal-places.ts";
import { streetNames } from "../../server/seed/data/street-names.ts";
import { checkSample } from "./check-sample.ts";
import { planDocuments, writeCounters, writeStatements } from "./document-statements.ts";
import { makeParties } from "./make-parties.ts";

const CHUNK = 100_000;
/** So many of the newest documents have their log, which is read one document at a time; older ones go without. */
const LOGGED = 1_000_000;

const filled = [
  "cases",
  "documents",
  "document_texts",
  "event_products",
  "event_log",
  "internal_messages",
  "connection_id_claims",
];
/** Folded of what is filled, once that has its indexes. */
const folded = ["connections"];

/** What refuses to be emptied, or would do at each row what the fill does at once. */
const guardedTables = ["event_log", "documents", "delivery_date_changes"];
const guards = (way: "DISABLE" | "ENABLE") =>
  guardedTables.map((table) => `ALTER TABLE ${table} ${way} TRIGGER USER`).join("; ");
const emptied = `${guards("DISABLE")}; TRUNCATE ${[...filled, ...folded].join(", ")} CASCADE`;
const guarded = guards("ENABLE");

type Aside = { drop: string; make: string };

/** In one go, an index is made and a foreign key checked many times faster than row by row. */
async function setAside(client: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<Aside>(
    `SELECT format('DROP INDEX %I', c.relname) AS drop, pg_get_indexdef(i.indexrelid) AS make
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE i.indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)
    UNION ALL
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY($1::regclass[])`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ make }) => make);
}

async function makePlaces(client: Client): Promise<void> {
  const places = postalPlaces.flatMap(([municipality, code, place]) =>
    (streetNames[municipality] ?? ["Asematie"]).map((street) => ({ street, code, place })),
  );
  await client.query(
    `CREATE TEMP TABLE bench_places AS
    SELECT row_number() OVER () - 1 AS number, street, code, place
    FROM json_to_recordset($$${JSON.stringify(places)}$$) AS p (street text, code text, place text)`,
  );
  await client.query(
    `CREATE TEMP TABLE bench_customers AS SELECT row_number() OVER () - 1 AS number, name
    FROM json_array_elements_text($$${JSON.stringify(customerNames)}$$) AS c (name)`,
  );
  await client.query("ANALYZE bench_places; ANALYZE bench_customers");
}

/**
 * Fills an empty portal with so many documents of three years, set by set: 40 % of them to one supplier, the rest and the
 * subscribers ever rarer; with their cases, products, log, messages, claims and counters.
 */
export async function fillPortal(connectionString: string, amount: number, say: (line: string) => void): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const started = performance.now();
    const told = (what: string) => say(`  ${what} after ${((performance.now() - started) / 1000).toFixed(0)} s`);
    await client.query(
      "SET maintenance_work_mem = '1GB'; SET work_mem = '128MB'; SET temp_buffers = '512MB'; SET jit = off",
    );
    await makeParties(client);
    await makePlaces(client);
    // What is written to a table emptied in the same transaction needs no log of its own.
    await client.query("BEGIN");
    await client.query(emptied);
    const [aside, asideOfFolded] = [await setAside(client, filled), await setAside(client, folded)];
    for (let from = 0; from < amount; from += CHUNK) {
      await client.query(planDocuments(from, Math.min(from + CHUNK, amount) - 1, amount));
      for (const statement of writeStatements(amount - LOGGED)) await client.query(statement);
      if ((from / CHUNK) % 10 === 9) told(`${from + CHUNK} documents written`);
    }
    told("all documents written");
    for (const make of aside) await client.query(make);
    told("indexes and foreign keys made");
    // Without statistics the register is folded by a plan of thirty times the time.
    await client.query("ANALYZE");
    await client.query("INSERT INTO connections SELECT * FROM connection_rows");
    for (const make of asideOfFolded) await client.query(make);
    await client.query(guarded);
    await client.query("COMMIT");
    told("register folded");
    await client.query(writeCounters);
    await client.query(
      `SELECT setval('event_number', ${100_000 + amount}), setval('case_number', ${100_000 + amount})`,
    );
    await client.query("VACUUM (ANALYZE)");
    told("analyzed");
    await checkSample(client);
    told("a sample checked");
  } finally {
    await client.end();
  }
}
