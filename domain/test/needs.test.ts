import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeAction } from "../src/documents/allowed-actions.ts";
import { documentActions, type DocumentAction } from "../src/documents/document-actions.ts";
import { documentStates, type DocumentState } from "../src/documents/document-states.ts";
import { documentTypes, type DocumentType } from "../src/enumerations/document-types.ts";
import type { RefusalCode } from "../src/problems/refusal-codes.ts";
import type { DocumentFacts, RuledDocument } from "../src/documents/ruled-document.ts";
import { problemStatus } from "../src/problems/problem-codes.ts";
import { actorNames, cast, documentOf, neutralFacts, openOriginal, type ActorName } from "./grid/grid-cast.ts";
import { testSize } from "./test-size.ts";

type Case = [
  actor: ActorName,
  action: DocumentAction,
  type: DocumentType,
  state: DocumentState,
  change: { document?: Partial<RuledDocument>; facts?: Partial<DocumentFacts> },
  refusals: RefusalCode[],
];

const original = (change: Partial<typeof openOriginal>) => ({ facts: { original: { ...openOriginal, ...change } } });
const cancelledBySupplier = { cancelledBySupplier: true };
const cancelledByCustomer = { cancelledByCustomer: true };

// The column "needs" of table C: for each need a case that meets it and one that does not.
const cases: Case[] = [
  ["subscriber", "edit", "Order", "OPEN", { facts: { lockedById: "user-1" } }, []],
  ["subscriber", "edit", "Order", "OPEN", { facts: { lockedById: null } }, ["EDIT_LOCK_REQUIRED"]],
  ["subscriber", "edit", "Order", "OPEN", { facts: { lockedById: null, purpose: "offer" } }, []],
  ["subscriber", "edit", "Order", "OPEN", { facts: { lockedById: "user-9" } }, ["EVENT_RESERVED"]],
  ["subscriber", "edit", "Order", "OPEN", { facts: { lockedById: "user-9", purpose: "offer" } }, ["EVENT_RESERVED"]],
  ["supplier", "confirm", "Order", "IN_PROCESSING", { facts: { lockedById: null } }, ["EDIT_LOCK_REQUIRED"]],
  ["supplier", "editAnswer", "Inquiry", "IN_PROCESSING", { facts: { lockedById: null } }, ["EDIT_LOCK_REQUIRED"]],
  ["supplier", "editAnswer", "Order", "IN_DELIVERY", { facts: { lockedById: null } }, ["EDIT_LOCK_REQUIRED"]],
  ["faultHandler", "editAnswer", "Fault", "IN_PROCESSING", { facts: { lockedById: null } }, ["EDIT_LOCK_REQUIRED"]],
  ["supplier", "signReady", "Inquiry", "IN_PROCESSING", { facts: { lockedById: null } }, []],
  ["supplier", "signReady", "Order", "IN_DELIVERY", { facts: { lockedById: null } }, []],
  ["supplier", "reject", "Order", "IN_PROCESSING", { facts: { lockedById: null } }, []],
  ["supplier", "reject", "Inquiry", "IN_PROCESSING", { facts: { lockedById: null } }, []],
  ["supplier", "cancelBySupplier", "Order", "CONFIRMED", { facts: { lockedById: null } }, []],

  ["subscriber", "confirmCancellation", "Order", "CANCELLED", { document: cancelledBySupplier }, []],
  [
    "subscriber",
    "confirmCancellation",
    "Order",
    "CANCELLED",
    { document: { ...cancelledBySupplier, cancelConfirmed: true } },
    ["CANCELLATION_ALREADY_CONFIRMED"],
  ],
  [
    "supplier",
    "confirmCancellation",
    "Order",
    "CANCELLED",
    { document: { ...cancelledByCustomer, cancelConfirmed: true } },
    ["CANCELLATION_ALREADY_CONFIRMED"],
  ],

  ["subscriber", "archive", "Fault", "READY", { document: { archived: true } }, ["ALREADY_ARCHIVED"]],

  ["subscriber", "copy", "Order", "READY", { facts: { eventTypeRights: ["Order"] } }, []],
  ["subscriber", "copy", "Order", "READY", { facts: { eventTypeRights: ["Fault"] } }, ["EVENT_TYPE_RIGHT_MISSING"]],
  ["supplier", "forward", "Order", "OPEN", { facts: { eventTypeRights: [] } }, ["EVENT_TYPE_RIGHT_MISSING"]],
  ["subscriber", "createChangeOrder", "Order", "READY", { facts: { dealing: null } }, ["SUBSCRIPTION_MISSING"]],
  ["subscriber", "orderFrom", "Inquiry", "READY", { facts: { dealing: null } }, ["SUBSCRIPTION_MISSING"]],
  ["subscriber", "createCancelOrder", "Order", "READY", { facts: { dealing: null, eventTypeRights: [] } }, []],
  ["subscriber", "createFault", "Order", "READY", { facts: { dealing: null, eventTypeRights: [] } }, []],
  ["subscriber", "markProcessed", "Order", "READY", {}, []],
  ["subscriber", "markProcessed", "Order", "READY", { document: { userProcessed: true } }, ["ALREADY_PROCESSED"]],
  ["subscriber", "unmarkProcessed", "Order", "READY", { document: { userProcessed: true } }, []],
  ["subscriber", "unmarkProcessed", "Order", "READY", {}, ["NOT_PROCESSED"]],
  ["subscriber", "take", "Order", "OPEN", { document: { handlerIds: { subscriber: null, supplier: "user-2" } } }, []],
  [
    "subscriber",
    "take",
    "Order",
    "OPEN",
    { document: { handlerIds: { subscriber: "user-9", supplier: null } } },
    ["ALREADY_HANDLED"],
  ],
  ["supplier", "take", "Order", "OPEN", { document: { handlerIds: { subscriber: "user-9", supplier: null } } }, []],
  [
    "supplier",
    "take",
    "Order",
    "OPEN",
    { document: { handlerIds: { subscriber: null, supplier: "user-2" } } },
    ["ALREADY_HANDLED"],
  ],
  ["supplier", "assign", "Order", "OPEN", { document: { handlerIds: { subscriber: null, supplier: "user-9" } } }, []],

  ["subscriber", "orderFrom", "Inquiry", "READY", { document: { ordered: true } }, ["ALREADY_ORDERED"]],
  ["subscriber", "orderFrom", "AvailabilityRequest", "READY", { document: { ordered: true } }, ["ALREADY_ORDERED"]],
  ["subscriber", "orderFrom", "Inquiry", "READY", { document: { rejected: true } }, ["SOURCE_REJECTED"]],
  ["subscriber", "orderFrom", "AvailabilityRequest", "READY", { document: { rejected: true } }, ["SOURCE_REJECTED"]],
  ["subscriber", "orderFrom", "Inquiry", "READY", { document: { validUntilDate: "2026-11-21" } }, []],
  ["subscriber", "orderFrom", "Inquiry", "READY", { document: { validUntilDate: "2026-11-20" } }, []],
  ["subscriber", "orderFrom", "Inquiry", "READY", { document: { validUntilDate: "2026-11-19" } }, ["VALIDITY_EXPIRED"]],
  ["subscriber", "orderFrom", "Inquiry", "READY", { document: { validUntilDate: null } }, ["VALIDITY_EXPIRED"]],
  ["subscriber", "orderFrom", "AvailabilityRequest", "READY", { document: { validUntilDate: null } }, []],

  ["subscriber", "createChangeOrder", "Order", "READY", { document: { modified: true } }, []],
  ["subscriber", "createChangeOrder", "Order", "READY", { document: { disconnected: true } }, ["ORDER_DISCONNECTED"]],
  ["subscriber", "createCancelOrder", "Order", "READY", { document: { disconnected: true } }, ["ORDER_DISCONNECTED"]],
  ["subscriber", "createFault", "Order", "READY", { document: { disconnected: true } }, ["ORDER_DISCONNECTED"]],
  [
    "subscriber",
    "createChangeOrder",
    "Order",
    "READY",
    { facts: { caseHasUnfinishedChange: true } },
    ["CASE_HAS_UNFINISHED_CHANGE"],
  ],
  [
    "subscriber",
    "createCancelOrder",
    "Order",
    "READY",
    { facts: { caseHasUnfinishedChange: true } },
    ["CASE_HAS_UNFINISHED_CHANGE"],
  ],
  ["subscriber", "createFault", "Order", "READY", { facts: { caseHasUnfinishedChange: true } }, []],

  ["supplier", "forward", "Order", "OPEN", original({ eventState: "IN_PROCESSING" }), []],
  ["supplier", "forward", "Order", "OPEN", original({ eventState: "READY" }), ["FORWARDING_OVER"]],
  ["supplier", "forward", "Order", "OPEN", { facts: { actorMayForward: false } }, ["NOT_A_FORWARDER"]],
  ["supplier", "forward", "Inquiry", "OPEN", { facts: { hasLiveForward: true } }, ["ALREADY_FORWARDED"]],

  ["forwarder", "transferToOriginal", "Order", "READY", original({ eventState: "IN_DELIVERY" }), []],
  ["forwarder", "transferToOriginal", "Order", "CONFIRMED", original({ eventState: "OPEN" }), []],
  ["forwarder", "transferToOriginal", "Order", "CONFIRMED", original({ eventState: "READY" }), ["ORIGINAL_READY"]],
  ["forwarder", "transferToOriginal", "Order", "READY", original({ ordered: true }), ["ORIGINAL_ORDERED"]],
  ["forwarder", "transferToOriginal", "Order", "READY", original({ eventState: "READY" }), ["ORIGINAL_READY"]],
  ["subscriber", "transferToOriginal", "Order", "READY", original({ eventState: "CANCELLED" }), ["ORIGINAL_CANCELLED"]],
  [
    "subscriber",
    "transferToOriginal",
    "Inquiry",
    "READY",
    original({ eventState: "READY", archived: true }),
    ["ORIGINAL_ARCHIVED"],
  ],
  [
    "forwarder",
    "transferToOriginal",
    "Inquiry",
    "READY",
    { facts: { original: openOriginal, answerSaysSomething: false } },
    ["ANSWER_SAYS_NOTHING"],
  ],
  ["subscriber", "transferToOriginal", "Order", "READY", {}, ["NOT_YOUR_ACTION"]],
  ["forwarder", "transferToOriginal", "Order", "READY", original({ supplierId: "another" }), ["NOT_YOUR_ACTION"]],

  ["system", "handOver", "Order", "READY", { document: { disconnected: true } }, ["ORDER_DISCONNECTED"]],
  ["system", "anonymize", "Fault", "READY", { facts: { retentionOver: false } }, ["RETENTION_NOT_OVER"]],
];

describe("what each action needs", () => {
  test.each(cases)(
    "%s: %s of %s in %s with %j gives %j",
    (actor, action, type, state, { document, facts }, refusals) => {
      const verdict = judgeAction(
        action,
        cast[actor],
        documentOf(type, state, document),
        neutralFacts(cast[actor], facts),
      );
      expect(verdict.refusals).toEqual(refusals);
    },
  );
});

describe("another's edit lock (D-11)", () => {
  const reserved = { lockedById: "user-9" };
  const blocked = (type: DocumentType, state: DocumentState, actor: ActorName, facts: Partial<DocumentFacts> = {}) =>
    documentActions.filter((action) =>
      judgeAction(
        action,
        cast[actor],
        documentOf(type, state),
        neutralFacts(cast[actor], { ...reserved, ...facts }),
      ).refusals.includes("EVENT_RESERVED"),
    );

  test("blocks what edits, and not the subscriber's cancellation", () => {
    expect(blocked("Order", "OPEN", "subscriber", { original: openOriginal })).toEqual(["edit"]);
    expect(blocked("Order", "IN_PROCESSING", "subscriber")).toEqual(["edit"]);
  });

  test("blocks what the supplier writes, and not its moves without an answer", () => {
    const ofOrders = [
      "confirm",
      "signReady",
      "reject",
      "cancelBySupplier",
      "editAnswer",
      "acceptRequest",
      "acceptProposedDate",
      "reportJeopardy",
    ];
    expect(blocked("Order", "IN_PROCESSING", "supplier")).toEqual(ofOrders);
    expect(blocked("CancelOrder", "CONFIRMED", "supplier")).toEqual(ofOrders);
    expect(blocked("Inquiry", "IN_PROCESSING", "supplier")).toEqual(["signReady", "reject", "editAnswer"]);
    expect(blocked("Fault", "IN_PROCESSING", "faultHandler")).toEqual(["signReady", "editAnswer"]);
  });
});

describe("the order of refusals (D-10)", () => {
  const told = (...[actor, action, type, state, { document, facts }]: Case) =>
    judgeAction(action, cast[actor], documentOf(type, state, document), neutralFacts(cast[actor], facts)).refusals;

  test("who may not act hears nothing of locks and states", () => {
    expect(told("supplier", "edit", "Order", "READY", { facts: { lockedById: "user-9" } }, [])).toEqual([
      "NOT_YOUR_ACTION",
    ]);
    expect(told("supplier", "forward", "Order", "READY", { facts: { actorMayForward: false } }, [])).toEqual([
      "NOT_A_FORWARDER",
      "NOT_ALLOWED_IN_STATE",
    ]);
  });

  test("a lock is told before the state, and the state before the rest", () => {
    expect(told("subscriber", "edit", "Order", "READY", { facts: { lockedById: "user-9" } }, [])).toEqual([
      "EVENT_RESERVED",
      "NOT_ALLOWED_IN_STATE",
    ]);
    const change = { document: { archived: true, ordered: true, rejected: true } };
    expect(told("subscriber", "orderFrom", "Inquiry", "OPEN", change, [])).toEqual([
      "NOT_ALLOWED_IN_STATE",
      "NOT_ALLOWED_WHEN_ARCHIVED",
      "ALREADY_ORDERED",
      "SOURCE_REJECTED",
    ]);
  });

  test("403 comes before 423 and 423 before 409, whatever is asked", () => {
    const flag = fc.boolean();
    const asked = fc.record({
      action: fc.constantFrom(...documentActions),
      actor: fc.constantFrom(...actorNames),
      type: fc.constantFrom(...documentTypes),
      state: fc.constantFrom(...documentStates),
      document: fc.record({
        archived: flag,
        ordered: flag,
        rejected: flag,
        disconnected: flag,
        userProcessed: flag,
        cancelConfirmed: flag,
        cancelledByCustomer: flag,
        cancelledBySupplier: flag,
      }),
      facts: fc.record({
        purpose: fc.constantFrom("offer", "perform"),
        lockedById: fc.constantFrom(null, "user-1", "user-2", "user-9"),
        original: fc.constantFrom(null, openOriginal, { ...openOriginal, eventState: "READY" as const }),
        hasLiveForward: flag,
        caseHasUnfinishedChange: flag,
        actorMayForward: flag,
        retentionOver: flag,
      }),
    });
    fc.assert(
      fc.property(asked, ({ action, actor, type, state, document, facts }) => {
        const { row, refusals } = judgeAction(
          action,
          cast[actor],
          documentOf(type, state, document),
          neutralFacts(cast[actor], facts),
        );
        const order = refusals.map((code) => [403, 423, 409].indexOf(problemStatus[code]));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(order).not.toContain(-1);
        expect(row === null).toBe(refusals.includes("NOT_YOUR_ACTION"));
      }),
      { numRuns: testSize(2000, 20_000) },
    );
  }, 60_000);
});
