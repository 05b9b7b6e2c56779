import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDatabase, type OpenDatabase } from "../../src/platform/database/connect.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makePair } from "../builders/make-pair.ts";
import { runAlone, withDatabase } from "../database/test-server.ts";
import { countingFaults } from "./support/look.ts";

const server = inject("testServer");
const name = `test_${process.pid}_${randomBytes(5).toString("hex")}`;
const connectionString = withDatabase(server.connectionString, name);
let database: OpenDatabase;
beforeAll(async () => {
  await runAlone(server.connectionString, `CREATE DATABASE ${name}`);
  await migrate({ connectionString, upTo: 251, log: () => {} });
  const patience = { databasePool: 2, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 };
  database = createDatabase({ connectionString, ...patience, log: () => {} });
}, 120_000);
afterAll(async () => {
  await database.close();
  await runAlone(server.connectionString, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});

test("an upgrade counts the urgent faults that stand in the lists of both sides (0004)", async () => {
  const { db, pool } = database;
  const [pair, other] = [await makePair(db), await makePair(db)];
  const fault = (
    state: "OPEN" | "IN_PROCESSING" | "READY" | "CANCELLED",
    faultType = "urgentFault",
    archived = false,
  ) => ({ type: "Fault", state, fields: { faultType }, archived }) as Parameters<typeof makeDocument>[2];
  for (const choice of [
    fault("OPEN"),
    fault("IN_PROCESSING"),
    fault("READY"),
    fault("CANCELLED"),
    fault("READY", "urgentFault", true),
    fault("OPEN", "fault"),
    fault("OPEN", "deliveryChecking"),
  ])
    await makeDocument(db, pair, choice);
  await makeDocument(db, { ...pair, supplier: other.supplier, product: other.product }, fault("OPEN"));
  await pool.query("DELETE FROM document_counters WHERE counter = 'urgent'");
  await migrate({ connectionString, log: () => {} });
  expect(await countingFaults(db)).toEqual([]);
  const { rows } = await pool.query(
    "SELECT role, amount FROM document_counters WHERE counter = 'urgent' ORDER BY 1, 2",
  );
  expect(rows).toEqual([
    { role: "SUBSCRIBER", amount: 3 },
    { role: "SUPPLIER", amount: 1 },
    { role: "SUPPLIER", amount: 2 },
  ]);
});
