import { expect, test } from "vitest";
import { makeDocument } from "../builders/make-document.ts";
import { makePair } from "../builders/make-pair.ts";
import { migratedTo } from "../database/migrated-to.ts";
import { countingFaults } from "./support/look.ts";

const { open, migrateOn } = migratedTo(251);

test("an upgrade counts the urgent faults that stand in the lists of both sides (0004)", async () => {
  const { db, pool } = open();
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
  await migrateOn();
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
