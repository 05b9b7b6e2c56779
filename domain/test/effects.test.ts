import { describe, expect, test } from "vitest";
import { changedFlags, type EffectName } from "../src/documents/action-effects.ts";
import { judgeAction } from "../src/documents/allowed-actions.ts";
import type { ActionRow, DocumentAction } from "../src/documents/document-actions.ts";
import type { DocumentState } from "../src/documents/document-states.ts";
import { orderTypes, type DocumentType } from "../src/enumerations/document-types.ts";
import { isBySupplier } from "../src/documents/processed-mark.ts";
import type { HistoryLabel } from "../src/enumerations/history-labels.ts";
import { cast, documentOf, neutralFacts, neutralFor, openOriginal, type ActorName } from "./grid/grid-cast.ts";

type Asked = [actor: ActorName, action: DocumentAction, type: DocumentType, state: DocumentState];

function rowOf([actor, action, type, state]: Asked): ActionRow {
  const cancelled = { cancelledBySupplier: actor === "subscriber", cancelledByCustomer: actor === "supplier" };
  const document = documentOf(type, state, { ...neutralFor(action), ...(state === "CANCELLED" ? cancelled : {}) });
  const { row, refusals } = judgeAction(
    action,
    cast[actor],
    document,
    neutralFacts(cast[actor], { original: openOriginal }),
  );
  if (row === null || refusals.length > 0) throw new Error(`${actor} ${action}: ${refusals.join()}`);
  return row;
}

const unmarked = { userProcessed: false };
const complete = { returned: false };

const flagCases: [...Asked, ReturnType<typeof changedFlags>][] = [
  ["subscriber", "edit", "Order", "OPEN", complete],
  ["subscriber", "cancel", "Order", "IN_PROCESSING", { ...complete, reopened: false, cancelledByCustomer: true }],
  ["subscriber", "cancel", "Fault", "OPEN", { ...complete, reopened: false, cancelledByCustomer: true }],
  ["supplier", "startProcessing", "Order", "OPEN", { ...complete }],
  ["faultHandler", "startProcessing", "Fault", "OPEN", complete],
  ["supplier", "returnForCompletion", "Inquiry", "IN_PROCESSING", { returned: true }],
  ["supplier", "confirm", "Order", "IN_PROCESSING", {}],
  ["supplier", "deliver", "Order", "CONFIRMED", {}],
  ["supplier", "signReady", "Inquiry", "IN_PROCESSING", {}],
  ["supplier", "signReady", "CancelOrder", "IN_DELIVERY", {}],
  ["supplier", "reject", "Inquiry", "IN_PROCESSING", { rejected: true }],
  ["supplier", "reject", "Order", "IN_PROCESSING", { rejected: true, cancelledBySupplier: true }],
  ["supplier", "cancelBySupplier", "Order", "IN_DELIVERY", { cancelledBySupplier: true }],
  ["supplier", "editAnswer", "Order", "IN_PROCESSING", {}],
  ["supplier", "editAnswer", "Order", "CONFIRMED", {}],
  ["subscriber", "requestCancel", "Order", "CONFIRMED", {}],
  ["subscriber", "requestAmend", "Order", "CONFIRMED", {}],
  ["supplier", "acceptRequest", "Order", "CONFIRMED", { cancelledByCustomer: true, cancelConfirmed: true }],
  ["supplier", "acceptWithCharge", "Order", "IN_DELIVERY", {}],
  ["supplier", "refuseRequest", "ChangeOrder", "CONFIRMED", {}],
  [
    "subscriber",
    "acceptCharge",
    "CancelOrder",
    "IN_DELIVERY",
    { ...unmarked, cancelledByCustomer: true, cancelConfirmed: true },
  ],
  ["subscriber", "withdrawRequest", "Order", "CONFIRMED", {}],
  ["system", "lapseRequest", "Order", "CONFIRMED", {}],
  ["subscriber", "confirmCancellation", "Order", "CANCELLED", { cancelConfirmed: true }],
  ["supplier", "confirmCancellation", "Order", "CANCELLED", { cancelConfirmed: true }],
  ["subscriber", "archive", "Order", "READY", { archived: true }],
  ["subscriber", "markProcessed", "Order", "READY", { userProcessed: true }],
  ["subscriber", "unmarkProcessed", "Order", "READY", unmarked],
  ["subscriber", "orderFrom", "Inquiry", "READY", {}],
  ["subscriber", "copy", "Order", "READY", {}],
  ["supplier", "forward", "Order", "OPEN", {}],
  ["forwarder", "transferToOriginal", "Order", "READY", {}],
  ["subscriber", "acceptRepair", "Fault", "READY", { repairAccepted: true, userProcessed: true }],
  ["subscriber", "reopenFault", "Fault", "READY", { reopened: true, userProcessed: false }],
  ["faultHandler", "signReady", "Fault", "IN_PROCESSING", { reopened: false }],
  ["subscriber", "take", "Order", "READY", {}],
  ["faultHandler", "assign", "Fault", "IN_PROCESSING", {}],
  ["system", "handOver", "Order", "READY", {}],
  ["system", "anonymize", "Order", "READY", {}],
];

/** Whose change takes the subscriber's mark off (D-24d): the supplier's and its fault handler's, whatever they do. */
const markCases: [...Asked, boolean][] = [
  ["subscriber", "edit", "Order", "OPEN", false],
  ["maker", "edit", "Fault", "OPEN", true],
  ["supplier", "startProcessing", "Order", "OPEN", true],
  ["faultHandler", "startProcessing", "Fault", "OPEN", true],
  ["supplier", "returnForCompletion", "Inquiry", "IN_PROCESSING", true],
  ["supplier", "deliver", "Order", "CONFIRMED", true],
  ["supplier", "signReady", "CancelOrder", "IN_DELIVERY", true],
  ["supplier", "editAnswer", "Order", "CONFIRMED", true],
  ["subscriber", "markProcessed", "Order", "READY", false],
  ["subscriber", "archive", "Order", "READY", false],
  ["forwarder", "transferToOriginal", "Order", "READY", false],
  ["system", "handOver", "Order", "READY", false],
  ["system", "anonymize", "Order", "READY", false],
];

test.each(markCases)("%s: %s of %s in %s takes the mark off: %s", (actor, _action, type, state, off) => {
  expect(isBySupplier(cast[actor], documentOf(type, state))).toBe(off);
});

test("a forwarder is the subscriber of the forward and the supplier of its original, in either role", () => {
  const { organizationId } = cast.forwarder;
  const forward = { subscriberId: organizationId, supplierId: "somebody else" };
  const original = { subscriberId: "somebody else", supplierId: organizationId };
  expect([isBySupplier(cast.forwarder, forward), isBySupplier(cast.forwarder, original)]).toEqual([false, true]);
  expect(isBySupplier(null, original)).toBe(false);
});

describe("the flags that an action changes", () => {
  test.each(flagCases)("%s: %s of %s in %s changes %j", (actor, action, type, state, flags) => {
    expect(changedFlags(rowOf([actor, action, type, state]).effects)).toEqual(flags);
  });
});

const reachCases: [EffectName, Asked[]][] = [
  ["recordSupplierUser", [["supplier", "startProcessing", "Order", "OPEN"]]],
  [
    "warnForwarder",
    [
      ["subscriber", "edit", "Order", "OPEN"],
      ["subscriber", "cancel", "Order", "OPEN"],
    ],
  ],
  [
    "tellSupplier",
    [
      ["subscriber", "edit", "Inquiry", "OPEN"],
      ["subscriber", "cancel", "Inquiry", "OPEN"],
      ["system", "handOver", "ChangeOrder", "CONFIRMED"],
    ],
  ],
  [
    "tellSubscriber",
    [
      ["supplier", "returnForCompletion", "Order", "IN_PROCESSING"],
      ["system", "handOver", "Order", "READY"],
      ["system", "handOver", "Fault", "OPEN"],
    ],
  ],
  ["markOrderModified", [["supplier", "signReady", "ChangeOrder", "IN_DELIVERY"]]],
  ["markOrderDisconnected", [["supplier", "signReady", "CancelOrder", "IN_DELIVERY"]]],
  [
    "freeOrderedSource",
    [
      ["subscriber", "cancel", "Order", "OPEN"],
      ["supplier", "reject", "Order", "IN_PROCESSING"],
      ["supplier", "cancelBySupplier", "Order", "CONFIRMED"],
    ],
  ],
  [
    "releaseEditLock",
    [
      ["subscriber", "edit", "Order", "OPEN"],
      ["supplier", "confirm", "Order", "IN_PROCESSING"],
      ["supplier", "editAnswer", "Order", "IN_DELIVERY"],
      ["supplier", "signReady", "Order", "IN_DELIVERY"],
      ["supplier", "signReady", "Inquiry", "IN_PROCESSING"],
      ["system", "handOver", "Order", "READY"],
    ],
  ],
  // A connection id is free again when its document is cancelled or rejected (specification §5).
  [
    "releaseConnectionIds",
    [
      ["subscriber", "cancel", "Order", "OPEN"],
      ["supplier", "reject", "Order", "IN_PROCESSING"],
      ["supplier", "reject", "Inquiry", "IN_PROCESSING"],
      ["supplier", "cancelBySupplier", "Order", "CONFIRMED"],
    ],
  ],
  [
    "commitDate",
    [
      ["supplier", "confirm", "Order", "IN_PROCESSING"],
      ["supplier", "confirm", "CancelOrder", "IN_PROCESSING"],
    ],
  ],
  [
    "moveDate",
    [
      ["supplier", "editAnswer", "Order", "CONFIRMED"],
      ["supplier", "signReady", "Order", "IN_DELIVERY"],
    ],
  ],
  ["endDates", [["supplier", "cancelBySupplier", "Order", "CONFIRMED"]]],
  ["anonymizeContacts", [["system", "anonymize", "Inquiry", "CANCELLED"]]],
];

describe("the effects beyond the document", () => {
  test.each(reachCases.flatMap(([effect, asked]) => asked.map((one) => [effect, ...one] as const)))(
    "%s follows when %s does %s to %s in %s",
    (effect, ...asked) => {
      expect(rowOf(asked).effects).toContain(effect);
    },
  );

  test("no other state than CANCELLED gives an ordered source back", () => {
    expect(rowOf(["supplier", "signReady", "Order", "IN_DELIVERY"]).effects).not.toContain("freeOrderedSource");
    expect(rowOf(["supplier", "returnForCompletion", "Order", "IN_PROCESSING"]).effects).not.toContain(
      "freeOrderedSource",
    );
  });
});

const takesCases: [...Asked, ActionRow["takes"]][] = [
  ["supplier", "editAnswer", "Order", "IN_PROCESSING", {}],
  ["supplier", "editAnswer", "Order", "CONFIRMED", { delayReason: "whenDateMoves", text: "whenDateMoves" }],
  ["supplier", "signReady", "Order", "IN_DELIVERY", { delayReason: "whenDateMoves", text: "whenDateMoves" }],
  ["supplier", "signReady", "Inquiry", "IN_PROCESSING", {}],
  ["subscriber", "proposeDate", "Order", "CONFIRMED", { date: "required", text: "optional" }],
  ["subscriber", "acceptDate", "CancelOrder", "IN_DELIVERY", {}],
  ["supplier", "acceptProposedDate", "ChangeOrder", "CONFIRMED", {}],
  ["supplier", "refuseProposedDate", "Order", "CONFIRMED", { text: "required" }],
  ["supplier", "assign", "Order", "OPEN", { handlerId: "required" }],
  ["subscriber", "take", "Inquiry", "READY", {}],
  [
    "supplier",
    "reportJeopardy",
    "Order",
    "CONFIRMED",
    { delayReason: "unlessDayHolds", date: "optional", text: "required" },
  ],
];

test.each(takesCases)("%s: %s of %s in %s takes of its own %j", (actor, action, type, state, takes) => {
  expect(rowOf([actor, action, type, state]).takes).toEqual(takes);
});

const reasonCases: [...Asked, ActionRow["reason"]][] = [
  ["subscriber", "cancel", "Order", "OPEN", "cancelReason"],
  ["supplier", "cancelBySupplier", "Order", "CONFIRMED", "cancelledBySupplierReason"],
  ["supplier", "reject", "Inquiry", "IN_PROCESSING", "rejectReason"],
  ["supplier", "reject", "Order", "IN_PROCESSING", "rejectReason"],
  ["faultHandler", "returnForCompletion", "Fault", "IN_PROCESSING", "inProgressReason"],
  ["subscriber", "reopenFault", "Fault", "READY", "reopenReason"],
  ["supplier", "startProcessing", "Order", "OPEN", null],
  ["supplier", "signReady", "Order", "IN_DELIVERY", null],
];

test.each(reasonCases)("%s: %s of %s in %s asks for %s", (actor, action, type, state, reason) => {
  expect(rowOf([actor, action, type, state]).reason).toBe(reason);
});

const fieldCases: [...Asked, ActionRow["fields"]][] = [
  ["subscriber", "edit", "Order", "OPEN", "subscriber"],
  ["supplier", "editAnswer", "Order", "IN_PROCESSING", "answer"],
  ["supplier", "editAnswer", "Order", "CONFIRMED", "answer"],
  ["faultHandler", "editAnswer", "Fault", "IN_PROCESSING", "answer"],
  ["supplier", "confirm", "Order", "IN_PROCESSING", "answer"],
  ["supplier", "signReady", "Order", "IN_DELIVERY", "answer"],
  ["supplier", "signReady", "Inquiry", "IN_PROCESSING", "answer"],
  ["supplier", "deliver", "Order", "CONFIRMED", null],
  ["subscriber", "cancel", "Order", "OPEN", null],
  ["subscriber", "archive", "Order", "READY", null],
];

test.each(fieldCases)("%s: %s of %s in %s takes the fields of: %s", (actor, action, type, state, fields) => {
  expect(rowOf([actor, action, type, state]).fields).toBe(fields);
});

const logCases: [...Asked, HistoryLabel][] = [
  ["subscriber", "edit", "Order", "OPEN", "updated"],
  ["subscriber", "cancel", "Order", "OPEN", "cancelled"],
  ["supplier", "startProcessing", "Order", "OPEN", "in_processing"],
  ["supplier", "returnForCompletion", "Order", "IN_PROCESSING", "in_progress"],
  ["supplier", "confirm", "Order", "IN_PROCESSING", "confirmed"],
  ["supplier", "deliver", "Order", "CONFIRMED", "in_delivery"],
  ["supplier", "signReady", "Order", "IN_DELIVERY", "ready"],
  ["supplier", "reject", "Order", "IN_PROCESSING", "rejected"],
  ["supplier", "cancelBySupplier", "Order", "CONFIRMED", "cancelled"],
  ["supplier", "editAnswer", "Order", "CONFIRMED", "updated"],
  ["subscriber", "confirmCancellation", "Order", "CANCELLED", "cancel_confirmed"],
  ["subscriber", "archive", "Order", "READY", "archived"],
  ["subscriber", "markProcessed", "Order", "READY", "user_processed"],
  ["subscriber", "unmarkProcessed", "Order", "READY", "user_processed"],
  ["system", "handOver", "Order", "READY", "updated"],
  ["system", "anonymize", "Order", "READY", "anonymized"],
];

test.each(logCases)("%s: %s of %s in %s is logged as %s", (actor, action, type, state, label) => {
  expect(rowOf([actor, action, type, state]).log).toBe(label);
});

test("the user-processed mark and who handles it alone leave the version alone (D-10, 0142)", () => {
  const unversioned = new Set<DocumentAction>(["markProcessed", "unmarkProcessed", "take", "assign"]);
  for (const [actor, action, type, state] of flagCases.filter(([, one]) => one !== "copy" && one !== "forward")) {
    const { versioned } = rowOf([actor, action, type, state]);
    expect(`${action} ${versioned}`).toBe(`${action} ${!unversioned.has(action)}`);
  }
});

test.each<Asked>([
  ["subscriber", "take", "Order", "OPEN"],
  ["supplier", "take", "Order", "CONFIRMED"],
  ["subscriber", "assign", "Fault", "READY"],
  ["faultHandler", "assign", "Fault", "OPEN"],
])("%s: %s of %s in %s stays inside the organization", (...asked) => {
  const { internal, effects } = rowOf(asked);
  expect([internal, effects]).toEqual([true, ["recordHandler"]]);
});

test("nothing else stays inside an organization", () => {
  expect(
    flagCases.filter(
      ([actor, action, type, state]) =>
        action !== "take" && action !== "assign" && rowOf([actor, action, type, state]).internal,
    ),
  ).toEqual([]);
});

test("the subscriber hears of every move of its order", () => {
  const moves: [DocumentAction, DocumentState][] = [
    ["startProcessing", "OPEN"],
    ["confirm", "IN_PROCESSING"],
    ["deliver", "CONFIRMED"],
    ["signReady", "IN_DELIVERY"],
    ["reject", "IN_PROCESSING"],
    ["cancelBySupplier", "IN_DELIVERY"],
  ];
  for (const type of orderTypes)
    for (const [action, state] of moves)
      expect(rowOf(["supplier", action, type, state]).effects).toContain("tellSubscriber");
});
