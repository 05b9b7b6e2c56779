import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { adminCommands } from "../../src/admin/commands.ts";
import { runCommand } from "../../src/admin/run-command.ts";
import { sealLogs } from "../../src/log-chain/seal-logs.ts";
import { verifyLogs } from "../../src/log-chain/verify-logs.ts";
import type { Database } from "../../src/platform/database/schema.ts";
import { writeSecurityLog } from "../../src/platform/log/security-log.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makePair } from "../builders/make-pair.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";

const settings = { jwtSecret: "a secret of the tests, long enough to sign with", securityLogDays: 730 };
const TAMPERINGS = 100;
const WRITERS = 50;

let database: TestDatabase;
let dataDir: string;
let documentId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "runko-chain-"));
  ({ id: documentId } = await makeDocument(database.db, await makePair(database.db), { type: "Order" }));
  for (let n = 0; n < 60; n += 1) await writeRows(database.db, n);
  await sealLogs(database.db, settings);
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const noteOf = (n: number) => ({
  event: "loginFailed" as const,
  address: `192.0.2.${n % 256}`,
  requestId: `r${n}`,
  details: { n },
});

/** A row of each log, with personal values beside that of the document. */
async function writeRows(db: Kysely<Database>, n: number): Promise<void> {
  await writeSecurityLog(db, new Date(), noteOf(n));
  const id = uuidv7();
  await sql`INSERT INTO event_log (id, document_id, label, action, version, changes)
    VALUES (${id}, ${documentId}, 'order_edited', 'editOrder', ${n}, '[{"field": "contact", "personal": true}]')`.execute(
    db,
  );
  await sql`INSERT INTO event_log_personal (log_id, document_id, changes)
    VALUES (${id}, ${documentId}, ${JSON.stringify([{ field: "contact", from: null, to: `Maija ${n}` }])})`.execute(db);
  await sql`INSERT INTO admin_log (id, at, user_id, subject, subject_id, subject_name, action, changes)
    VALUES (${uuidv7()}, now(), ${uuidv7()}, 'user', 'u', 'Maija', 'changed', '[]')`.execute(db);
}

async function faultsOf(db: Kysely<Database>, kept?: string) {
  const faults: string[] = [];
  const verdict = await verifyLogs(db, settings, { tell: (fault) => void faults.push(fault), kept });
  return { faults, ...verdict };
}

class Undone extends Error {}

/** What the owner of the tables can do, and nobody hears of; undone afterwards. */
async function tampering<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  let done: { result: T } | undefined;
  await database.db
    .transaction()
    .execute(async (trx) => {
      for (const table of ["event_log", "admin_log", "security_log", "log_chain"])
        await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(trx);
      done = { result: await work(trx) };
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  if (!done) throw new Error("Nothing was done");
  return done.result;
}

type Chained = { position: number; log: string; id: string };
const chainOf = async (db: Kysely<Database>) =>
  (await sql<Chained>`SELECT position, log, log_id AS id FROM log_chain ORDER BY position`.execute(db)).rows;

/** Each is done to one row; answers what has to be named. */
const tamperings: ((trx: Transaction<Database>, row: Chained, other: Chained) => Promise<string>)[] = [
  async (trx, { log, id }) => {
    await sql`UPDATE ${sql.table(log)} SET request_id = request_id || 'x' WHERE id = ${id}`.execute(trx);
    return `${id} at position`;
  },
  async (trx, { log, id }) => {
    await sql`UPDATE ${sql.table(log)} SET at = at - interval '1 microsecond' WHERE id = ${id}`.execute(trx);
    return `${id} at position`;
  },
  async (trx, { log, id }) => {
    await sql`DELETE FROM event_log_personal WHERE log_id = ${id}`.execute(trx);
    await sql`DELETE FROM ${sql.table(log)} WHERE id = ${id}`.execute(trx);
    return `${id} at position`;
  },
  async (trx, { log, id, position }) => {
    await sql`DELETE FROM event_log_personal WHERE log_id = ${id}`.execute(trx);
    await sql`DELETE FROM ${sql.table(log)} WHERE id = ${id}`.execute(trx);
    await sql`DELETE FROM log_chain WHERE log_id = ${id}`.execute(trx);
    return `position ${position} of the chain was removed`;
  },
  async (trx, row, other) => {
    const swap = (from: number, to: number) =>
      sql`UPDATE log_chain SET position = ${to} WHERE position = ${from}`.execute(trx);
    await swap(row.position, -1);
    await swap(other.position, row.position);
    await swap(-1, other.position);
    return `${row.id} at position ${other.position} does not follow`;
  },
  async (trx) => {
    const id = uuidv7();
    await sql`INSERT INTO security_log (id, event) VALUES (${id}, 'loginOk')`.execute(trx);
    return `${id} was added`;
  },
];

test("a log that nobody touched stands", async () => {
  const { faults, rows, waiting } = await faultsOf(database.db);
  expect({ faults, rows, waiting }).toEqual({ faults: [], rows: 180, waiting: 0 });
});

test(`${TAMPERINGS} of ${TAMPERINGS} rows that were changed, removed, added or reordered are found and named (R16)`, async () => {
  const chain = await chainOf(database.db);
  const missed: string[] = [];
  for (let n = 0; n < TAMPERINGS; n += 1) {
    // The last row is left: that its removal is found is what a kept head is for.
    const at = randomInt(chain.length - 1);
    const [row, other] = [chain[at], chain[(at + 1 + randomInt(chain.length - 2)) % chain.length]];
    const tamper = tamperings[n % tamperings.length];
    if (!row || !other || !tamper) throw new Error("There is no such row");
    const { named, faults } = await tampering(async (trx) => ({
      named: await tamper(trx, row, other),
      ...(await faultsOf(trx)),
    }));
    if (!faults.some((fault) => fault.includes(named))) missed.push(`${n} ${named}: ${faults.join("; ")}`);
  }
  expect(missed).toEqual([]);
  expect((await faultsOf(database.db)).faults).toEqual([]);
}, 120_000);

test("personal values are erased and break nothing; others in their place are found", async () => {
  const row = (await chainOf(database.db)).find(({ log }) => log === "event_log");
  const erased = await tampering(async (trx) => {
    await sql`DELETE FROM event_log_personal`.execute(trx);
    return await faultsOf(trx);
  });
  expect(erased.faults).toEqual([]);
  const changed = await tampering(async (trx) => {
    await sql`UPDATE event_log_personal SET changes = '[]' WHERE log_id = ${row?.id}`.execute(trx);
    return await faultsOf(trx);
  });
  expect(changed.faults).toEqual([`event_log ${row?.id} at position ${row?.position} had its personal values changed`]);
  const other = await verifyLogs(
    database.db,
    { ...settings, jwtSecret: "another secret that is long enough to sign" },
    { tell: () => {} },
  );
  expect(other.otherKey).toBe(60);
});

test("a chain that was cut at its end no longer holds a head that was kept", async () => {
  const { head } = await faultsOf(database.db);
  expect((await faultsOf(database.db, head)).faults).toEqual([]);
  const cut = await tampering(async (trx) => {
    const last = (await chainOf(trx)).at(-1);
    await sql`DELETE FROM log_chain WHERE log_id = ${last?.id}`.execute(trx);
    await sql`DELETE FROM event_log_personal WHERE log_id = ${last?.id}`.execute(trx);
    await sql`DELETE FROM ${sql.table(last?.log ?? "")} WHERE id = ${last?.id}`.execute(trx);
    return await faultsOf(trx, head);
  });
  expect(cut.faults).toEqual([expect.stringContaining("stands in the chain no more")]);
});

test(`${WRITERS} writers at once wait for nobody, while three seal, and the chain is whole`, async () => {
  const before = (await faultsOf(database.db)).rows;
  const write = async (writer: number) => {
    for (let n = 0; n < 10; n += 1) await writeSecurityLog(database.db, new Date(), noteOf(writer));
  };
  const writing = new AbortController();
  const seal = async () => {
    while (!writing.signal.aborted) await sealLogs(database.db, settings);
  };
  const sealing = Promise.all([seal(), seal(), seal()]);
  // One that has written and not committed holds up nobody: neither those who write nor those who seal.
  const held = await database.pool.connect();
  await held.query("BEGIN");
  const late = uuidv7();
  await held.query("INSERT INTO security_log (id, event) VALUES ($1, 'loginOk')", [late]);
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  writing.abort();
  await sealing;
  await sealLogs(database.db, settings);
  expect((await faultsOf(database.db)).rows).toBe(before + WRITERS * 10);
  await held.query("COMMIT");
  held.release();
  await sealLogs(database.db, settings);
  const { faults, rows, waiting } = await faultsOf(database.db);
  expect({ faults, rows, waiting }).toEqual({ faults: [], rows: before + WRITERS * 10 + 1, waiting: 0 });
}, 120_000);

test("the command tells the head, and names what was changed", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const run = () =>
    runCommand(adminCommands, ["verify-logs"], {
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
      JWT_SECRET: settings.jwtSecret,
    });
  await run();
  expect(lines.at(-1)).toMatch(/^\d+ rows stand as they were sealed\. Head, to be kept elsewhere: \d+:[\da-f]{64}$/);
  const row = (await chainOf(database.db)).find(({ log }) => log === "security_log");
  await database.pool.query("ALTER TABLE security_log DISABLE TRIGGER USER");
  await database.pool.query("UPDATE security_log SET address = '' WHERE id = $1", [row?.id]);
  await expect(run()).rejects.toThrow(/^verify-logs: 1 faults in \d+ rows\.$/);
  expect(lines.at(-1)).toContain(`security_log ${row?.id} at position ${row?.position} was changed`);
  vi.restoreAllMocks();
}, 60_000);
