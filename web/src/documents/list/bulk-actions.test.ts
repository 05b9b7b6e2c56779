import { actionTable } from "@runko/domain/documents/document-actions";
import { documentParties } from "@runko/domain/documents/document-parties";
import { texts } from "@runko/domain/texts/texts";
import { describe, expect, it } from "vitest";
import type { DocumentRow } from "../api/entities.ts";
import { bulkActions, bulkActionsOf, bulkRefusal, isVersioned } from "./bulk-actions.ts";

const actor = { userId: "u", organizationId: "sub", role: "SUBSCRIBER" } as const;
const row = (more: Partial<DocumentRow>) =>
  ({
    documentType: "Order",
    eventState: "READY",
    subscriberId: "sub",
    supplierId: "sup",
    archived: false,
    userProcessed: false,
    cancelledByCustomer: false,
    cancelledBySupplier: false,
    cancelConfirmed: false,
    ...more,
  }) as DocumentRow;

describe("what a list does to several documents", () => {
  it("asks only rules that a row can answer", () => {
    const known = new Set(["notArchived", "notProcessed", "processed", "cancellationUnconfirmed"]);
    const rules = actionTable.filter(({ action }) => bulkActions.some((one) => one === action));
    expect(rules.flatMap(({ guards }) => guards).filter((guard) => !known.has(guard))).toEqual([]);
    expect(
      rules
        .map(({ party }) => party)
        .filter((party) => ["owner", "withdrawer"].includes(party) || documentParties[party].length > 2),
    ).toEqual([]);
  });

  it("offers each role its own", () => {
    expect(bulkActionsOf(["Order"], "SUBSCRIBER")).toEqual([
      "confirmCancellation",
      "markProcessed",
      "unmarkProcessed",
      "archive",
    ]);
    expect(bulkActionsOf(["Inquiry"], "SUBSCRIBER")).toEqual(["markProcessed", "unmarkProcessed", "archive"]);
    const ofSupplier = ["startProcessing", "deliver", "confirmCancellation"];
    expect(bulkActionsOf(["Order"], "SUPPLIER")).toEqual(ofSupplier);
    expect(bulkActionsOf(["Inquiry"], "SUPPLIER")).toEqual(["startProcessing"]);
    expect(bulkActionsOf(["Fault"], "SUPPLIER")).toEqual([]);
    expect(bulkActionsOf(["Inquiry", "Order"], "SUPPLIER")).toEqual(ofSupplier);
    expect(bulkActionsOf(["Fault"], "ERROR_HANDLER")).toEqual(["startProcessing"]);
  });

  it("says of each row why not", () => {
    const { refusals } = texts.documents;
    expect(bulkRefusal("archive", actor, row({}))).toBeUndefined();
    expect(bulkRefusal("archive", actor, row({ eventState: "OPEN" }))).toBe(refusals.NOT_ALLOWED_IN_STATE);
    expect(bulkRefusal("archive", actor, row({ subscriberId: "child" }))).toBe(refusals.NOT_YOUR_ACTION);
    const supplier = { ...actor, organizationId: "sup", role: "SUPPLIER" } as const;
    expect(bulkRefusal("startProcessing", supplier, row({ eventState: "OPEN" }))).toBeUndefined();
    expect(bulkRefusal("startProcessing", supplier, row({}))).toBe(refusals.NOT_ALLOWED_IN_STATE);
    expect(bulkRefusal("deliver", supplier, row({ eventState: "CONFIRMED" }))).toBeUndefined();
    expect(bulkRefusal("markProcessed", actor, row({ userProcessed: true }))).toBe(refusals.ALREADY_PROCESSED);
    expect(bulkRefusal("unmarkProcessed", actor, row({}))).toBe(refusals.NOT_PROCESSED);
    const cancelled = row({ eventState: "CANCELLED", cancelledBySupplier: true });
    expect(bulkRefusal("confirmCancellation", actor, cancelled)).toBeUndefined();
    expect(bulkRefusal("confirmCancellation", { ...actor, role: "SUPPLIER" }, cancelled)).toBe(
      refusals.NOT_YOUR_ACTION,
    );
  });

  it("sends the version with what raises it", () => {
    expect(bulkActions.filter(isVersioned)).toEqual(["startProcessing", "deliver", "confirmCancellation", "archive"]);
  });
});
