import { expect, test } from "vitest";
import { judgeAction } from "../src/documents/allowed-actions.ts";
import { actionTable } from "../src/documents/document-actions.ts";
import type { Wait } from "../src/documents/waits.ts";
import { cast, documentOf, neutralFacts } from "./grid/grid-cast.ts";

const ofRequest = actionTable.find(({ action, of }) => action === "acceptRequest" && of === "cancelRequest");
if (!ofRequest) throw new Error("A request to cancel is accepted by a row of its own");
const ofNothing = { ...ofRequest, of: null };
const waits: Wait[] = [{ for: "supplier", why: "cancelRequest", since: "2026-11-01T09:00:00.000Z", by: null }];

test.each([
  ["that of nothing, which is first", [ofNothing, ofRequest], waits, ofNothing],
  ["that of nothing, where nothing waits", [ofRequest, ofNothing], [], ofNothing],
  ["that of what waits, which is first", [ofRequest, ofNothing], waits, ofRequest],
])("of two rows in a state applies the first of nothing or of what waits: %s", (...[, table, waiting, applies]) => {
  const document = documentOf("Order", "CONFIRMED", { waits: waiting });
  const { row } = judgeAction("acceptRequest", cast.supplier, document, neutralFacts(cast.supplier), table);
  expect(row).toBe(applies);
});
