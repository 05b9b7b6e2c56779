import { describe, expect, test } from "vitest";
import { checkActionTable, type CheckedRow } from "./check-table.ts";
import { actionTable, type DocumentAction } from "./document-actions.ts";

const asChecked: readonly CheckedRow[] = actionTable;

/** The table with these rows changed. */
function broken(rule: string, action: DocumentAction, change: Partial<CheckedRow>): CheckedRow[] {
  let found = false;
  const rows = asChecked.map((row) => {
    if (row.rule !== rule || row.action !== action) return row;
    found = true;
    return Object.assign({}, row, change);
  });
  if (!found) throw new Error(`No row ${rule} ${action}`);
  return rows;
}

const without = (action: DocumentAction) => asChecked.filter((row) => row.action !== action);
const faultsOf = (rows: readonly CheckedRow[]) => checkActionTable(rows);

describe("checkActionTable", () => {
  test("the table has no defect", () => {
    expect(checkActionTable(actionTable)).toEqual([]);
    // The order of rows says nothing of where a document begins.
    expect(checkActionTable(actionTable.toReversed())).toEqual([]);
  });

  test.each<[Partial<CheckedRow>, string]>([
    [{ party: "owner of it" }, "T13 markProcessed: unknown party owner of it"],
    [{ types: ["Order", "Oder"] }, "T13 markProcessed: unknown type Oder"],
    [{ from: ["READY", "DONE"] }, "T13 markProcessed: unknown state DONE"],
    [{ to: "ARCHIVED" }, "T13 markProcessed: unknown state ARCHIVED"],
    [{ guards: ["notProcessed", "toString"] }, "T13 markProcessed: unknown guard toString"],
    [{ effects: ["setMark"] }, "T13 markProcessed: unknown effect setMark"],
    [{ reason: "customerName" }, "T13 markProcessed: unknown reason customerName"],
    [{ takes: { words: "required" } }, "T13 markProcessed: unknown input words"],
    [{ takes: { text: "perhaps" } }, "T13 markProcessed: unknown need perhaps"],
  ])("an unknown name is told: %j", (change, fault) => {
    expect(faultsOf(broken("T13", "markProcessed", change))).toContain(fault);
  });

  test("a way out of a final state is told, but for one that opens it again", () => {
    expect(faultsOf(broken("T36", "reopenFault", { effects: [] }))).toContain("Fault: READY is not final");
  });

  test("an unknown action is told, and that the known one has no row", () => {
    const faults = faultsOf(broken("T6", "deliver", { action: "ship" }));
    expect(faults).toContain("T6 ship: unknown action ship");
    expect(faults).toContain("deliver: no row");
  });

  test.each<[string, DocumentAction, Partial<CheckedRow>, string]>([
    ["T3", "cancel", { reason: null }, "T3 cancel: asks for no reason although it cancels or rejects"],
    ["T8", "reject", { reason: null }, "T8 reject: asks for no reason although it cancels or rejects"],
    ["T3", "cancel", { effects: [], reason: null }, "T3 cancel: cancels without saying who did"],
    ["T9", "cancelBySupplier", { to: null }, "T9 cancelBySupplier: says who cancelled and cancels nothing"],
    ["T2", "edit", { fields: "answer" }, "T2 edit: takes fields that its party does not write"],
    ["T5", "confirm", { fields: "subscriber" }, "T5 confirm: takes fields that its party does not write"],
    ["T5", "confirm", { fields: "everything" }, "T5 confirm: takes fields that its party does not write"],
    ["T5", "confirm", { fields: null }, "T5 confirm: asks for an edit lock and takes no fields"],
    ["T2", "edit", { reason: "cancelReason" }, "T2 edit: takes both fields and a reason"],
    ["T41", "assign", { versioned: true }, "T41 assign: is internal and changes what the other side sees"],
    ["T41", "assign", { fields: "answer" }, "T41 assign: is internal and changes what the other side sees"],
    ["T41", "assign", { to: "OPEN" }, "T41 assign: is internal and changes what the other side sees"],
    ["T40", "take", { effects: ["tellSubscriber"] }, "T40 take: is internal and tells of it"],
    ["T40", "take", { effects: ["setArchived", "tellSubscriber"] }, "T40 take: is internal and tells of it"],
    ["T40", "take", { effects: ["warnForwarder"] }, "T40 take: is internal and tells of it"],
    ["T15", "copy", { to: "OPEN" }, "T15 copy: changes the source of a new document"],
    ["T14", "orderFrom", { fields: "subscriber" }, "T14 orderFrom: changes the source of a new document"],
    [
      "T9",
      "cancelBySupplier",
      { effects: ["setCancelledBySupplier", "lapseQuestions"] },
      "T9 cancelBySupplier: ends a promised document and leaves requests open",
    ],
    ...(["CONFIRMED", "IN_DELIVERY"] as const).map((state): [string, DocumentAction, Partial<CheckedRow>, string] => [
      "T9",
      "cancelBySupplier",
      { from: ["OPEN", state], effects: ["setCancelledBySupplier", "lapseQuestions"] },
      "T9 cancelBySupplier: ends a promised document and leaves requests open",
    ]),
    [
      "T9",
      "cancelBySupplier",
      { effects: ["setCancelledBySupplier", "lapseRequests"] },
      "T9 cancelBySupplier: ends a document and leaves questions open",
    ],
    ["T25", "requestAmend", { party: "supplier" }, "T25 requestAmend: takes fields that its party does not write"],
    ["T27", "refuseRequest", { of: "weather" }, "T27 refuseRequest: unknown wait weather"],
    ["T6", "deliver", { types: [] }, "T6 deliver: has no type"],
    ["T6", "deliver", { from: [] }, "T6 deliver: has no state to start from"],
  ])("%s %s with %j contradicts itself", (rule, action, change, fault) => {
    expect(faultsOf(broken(rule, action, change))).toContain(fault);
  });

  test("two rows for the same case are told, once for each case", () => {
    const rows = [...asChecked, ...asChecked.filter(({ action }) => action === "deliver")];
    expect(faultsOf(rows)).toEqual([
      "deliver of Order from CONFIRMED by supplier: two rows",
      "deliver of ChangeOrder from CONFIRMED by supplier: two rows",
      "deliver of CancelOrder from CONFIRMED by supplier: two rows",
    ]);
    expect(faultsOf([...asChecked, ...asChecked.slice(0, 1)])).toContain(
      "create of Fault from nothing by owner: two rows",
    );
  });

  test("a state that nothing leads to, and one that nothing leads out of", () => {
    const faults = faultsOf(broken("T6", "deliver", { types: ["Order", "ChangeOrder"] }));
    expect(faults).toEqual(["CancelOrder: IN_DELIVERY is never reached", "CancelOrder: READY is never reached"]);

    const ways = new Set(["T9", "T26", "T28"]);
    const stuck = without("signReady").filter(({ rule, action }) => !ways.has(rule) && action !== "reject");
    expect(faultsOf(stuck)).toContain("Order: no way out of IN_DELIVERY");
    expect(faultsOf(stuck)).toContain("Inquiry: READY is never reached");
  });

  test("without a way in, no state is reached", () => {
    const rows = broken("T1", "create", {
      types: ["AvailabilityRequest", "Inquiry", "Order", "ChangeOrder", "CancelOrder"],
    });
    expect(faultsOf(rows)).toEqual([
      "Fault: OPEN is never reached",
      "Fault: IN_PROCESSING is never reached",
      "Fault: READY is never reached",
      "Fault: CANCELLED is never reached",
    ]);
  });

  test("a state of another type, and a final state that is left", () => {
    expect(faultsOf(broken("T7", "signReady", { to: "CONFIRMED" }))).toContain(
      "Fault: CONFIRMED is none of its states",
    );
    expect(faultsOf(broken("T12", "archive", { to: "OPEN" }))).toContain("Order: READY is not final");
  });
});
