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
    document: {},
    handlerId: null,
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
    const known = new Set([
      "notArchived",
      "notProcessed",
      "processed",
      "cancellationUnconfirmed",
      "handledByNobody",
      // Whether somebody has reserved it, the server tells.
      "ownEditLock",
      "notReservedByAnother",
    ]);
    const rules = actionTable.filter(({ action }) => bulkActions.some((one) => one === action));
    expect(rules.flatMap(({ guards }) => guards).filter((guard) => !known.has(guard))).toEqual([]);
    expect(
      rules
        // Offered to the subscriber alone, whose all but a fault handler's own notices are.
        .filter(({ action }) => action !== "edit" && action !== "cancel")
        .map(({ party }) => party)
        .filter((party) => ["owner", "withdrawer"].includes(party) || documentParties[party].length > 2),
    ).toEqual([]);
  });

  it("offers each role its own", () => {
    const ofSubscriber = ["take", "markProcessed", "unmarkProcessed", "archive"];
    expect(bulkActionsOf(["Order"], "SUBSCRIBER")).toEqual([
      ...ofSubscriber,
      "confirmCancellation",
      "assign",
      "sendMessage",
      "edit",
      "cancel",
    ]);
    expect(bulkActionsOf(["Inquiry"], "SUBSCRIBER")).toEqual([
      ...ofSubscriber,
      "assign",
      "sendMessage",
      "edit",
      "cancel",
    ]);
    const ofSupplier = [
      "startProcessing",
      "take",
      "confirm",
      "deliver",
      "signReady",
      "confirmCancellation",
      "assign",
      "sendMessage",
      "returnForCompletion",
      "reject",
    ];
    expect(bulkActionsOf(["Order"], "SUPPLIER")).toEqual(ofSupplier);
    expect(bulkActionsOf(["Inquiry"], "SUPPLIER")).toEqual([
      "startProcessing",
      "take",
      "assign",
      "sendMessage",
      "returnForCompletion",
      "reject",
    ]);
    expect(bulkActionsOf(["Fault"], "SUPPLIER")).toEqual([]);
    expect(bulkActionsOf(["Inquiry", "Order"], "SUPPLIER")).toEqual(ofSupplier);
    expect(bulkActionsOf(["Fault"], "ERROR_HANDLER")).toEqual([
      "startProcessing",
      "take",
      "assign",
      "sendMessage",
      "returnForCompletion",
    ]);
  });

  it("says of each row why not", () => {
    const { documentRefusals: refusals } = texts;
    expect(bulkRefusal("archive", actor, row({}))).toBeUndefined();
    expect(bulkRefusal("archive", actor, row({ eventState: "OPEN" }))).toBe(refusals.NOT_ALLOWED_IN_STATE);
    expect(bulkRefusal("archive", actor, row({ subscriberId: "child" }))).toBe(refusals.NOT_YOUR_ACTION);
    const supplier = { ...actor, organizationId: "sup", role: "SUPPLIER" } as const;
    expect(bulkRefusal("startProcessing", supplier, row({ eventState: "OPEN" }))).toBeUndefined();
    expect(bulkRefusal("startProcessing", supplier, row({}))).toBe(refusals.NOT_ALLOWED_IN_STATE);
    expect(bulkRefusal("deliver", supplier, row({ eventState: "CONFIRMED" }))).toBeUndefined();
    expect(bulkRefusal("confirm", supplier, row({ eventState: "IN_PROCESSING" }))).toBeUndefined();
    expect(bulkRefusal("signReady", supplier, row({ eventState: "IN_DELIVERY" }))).toBeUndefined();
    const offer = row({ documentType: "Inquiry", eventState: "IN_PROCESSING" });
    expect(bulkRefusal("signReady", supplier, offer)).toBe(texts.bulk.onOwnPage);
    expect(bulkRefusal("sendMessage", supplier, offer)).toBeUndefined();
    expect(bulkRefusal("sendMessage", supplier, row({ archived: true }))).toBe(refusals.NOT_ALLOWED_WHEN_ARCHIVED);
    expect(bulkRefusal("edit", actor, row({ eventState: "OPEN" }))).toBeUndefined();
    expect(bulkRefusal("markProcessed", actor, row({ userProcessed: true }))).toBe(refusals.ALREADY_PROCESSED);
    expect(bulkRefusal("unmarkProcessed", actor, row({}))).toBe(refusals.NOT_PROCESSED);
    const cancelled = row({ eventState: "CANCELLED", cancelledBySupplier: true });
    expect(bulkRefusal("confirmCancellation", actor, cancelled)).toBeUndefined();
    expect(bulkRefusal("confirmCancellation", { ...actor, role: "SUPPLIER" }, cancelled)).toBe(
      refusals.NOT_YOUR_ACTION,
    );
  });

  it("sends the version with what raises it", () => {
    expect(bulkActions.filter((action) => !isVersioned(action))).toEqual([
      "take",
      "markProcessed",
      "unmarkProcessed",
      "assign",
      "sendMessage",
    ]);
  });

  it("takes what nobody of the own side handles, and gives any", () => {
    expect(bulkRefusal("take", actor, row({}))).toBeUndefined();
    expect(bulkRefusal("take", actor, row({ handlerId: "x" }))).toBe(texts.documentRefusals.ALREADY_HANDLED);
    expect(bulkRefusal("assign", actor, row({ handlerId: "x" }))).toBeUndefined();
    expect([isVersioned("take"), isVersioned("assign")]).toEqual([false, false]);
  });
});
