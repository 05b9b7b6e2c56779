import { sql, type Kysely } from "kysely";
import { Client } from "pg";
import { demoLogins } from "../seed/demo-logins.ts";
import type { OpenDatabase } from "./platform/database/connect.ts";
import type { FileStorage } from "./platform/files/file-storage.ts";
import type { Database } from "./platform/database/schema.ts";
import { StartError } from "./start-error.ts";

/** Names the lock under which one process alone fills an empty database. */
const SEED_LOCK = 7_261_301;
/** Seconds on a quiet machine; whoever tries the portal on a slow one gets the demo too. */
const SEED_STATEMENT_MS = 300_000;

/** Fills an empty database with the demo, also when several processes start at once. */
export async function seedWhenEmpty(
  { pool, longer }: Pick<OpenDatabase, "pool" | "longer">,
  files: FileStorage,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  // A connection of its own, for the lock may be waited for longer than any statement of the pool.
  const client = new Client({ ...pool.options, statement_timeout: 0 });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [SEED_LOCK]);
    const { rows } = await client.query("SELECT 1 FROM organizations LIMIT 1");
    if (rows.length > 0) return;
    say("Making the demo data");
    const { seedDemo } = await import("../seed/seed-demo.ts");
    const { bringEarlierConnections } = await import("../seed/bring-earlier-connections.ts");
    const { openDemoSandbox } = await import("../seed/open-demo-sandbox.ts");
    const { db, close } = longer(SEED_STATEMENT_MS);
    try {
      await seedDemo(db, { now, files });
      await bringEarlierConnections(db, now);
      await openDemoSandbox(db, now);
    } finally {
      await close();
    }
  } finally {
    await client.end();
  }
}

async function findDemoLogins(db: Kysely<Database>): Promise<string[]> {
  const emails = demoLogins.logins.map(({ emailAddress }) => emailAddress);
  const address = sql<string>`lower(email_address)`;
  const found = await db.selectFrom("users").select(address.as("email")).where(address, "in", emails).execute();
  return found.map(({ email }) => email);
}

/** A production portal never runs on what was a demo, nor with a login that everybody knows (D-38). */
export async function refuseDemo(db: Kysely<Database>): Promise<void> {
  const mark = await db.selectFrom("demo_marks").select("marked_at").executeTakeFirst();
  if (mark)
    throw new StartError("The database was made as a demo; production does not start with it, make an empty one");
  const [found] = await findDemoLogins(db);
  if (found) throw new StartError(`The database has the demo login ${found}; production does not start with it`);
}

/** How to log in to the demo, a line for each kind of user; nothing when the database holds no demo. */
export async function describeLogins(db: Kysely<Database>): Promise<string[]> {
  const known = await findDemoLogins(db);
  const logins = demoLogins.logins.filter(({ emailAddress }) => known.includes(emailAddress));
  if (logins.length === 0) return [];
  const width = Math.max(...logins.map(({ emailAddress }) => emailAddress.length)) + 2;
  return [
    `Log in with the password ${demoLogins.password} as`,
    ...logins.map(({ emailAddress, label }) => `  ${emailAddress.padEnd(width)}${label}`),
  ];
}
