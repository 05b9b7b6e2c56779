import { describe, expect, test } from "vitest";
import { offeredActions } from "../src/documents/allowed-actions.ts";
import type { DocumentAction } from "../src/documents/document-actions.ts";
import type { DocumentState } from "../src/documents/document-states.ts";
import type { DocumentType } from "../src/enumerations/document-types.ts";
import type { RefusalCode } from "../src/problems/refusal-codes.ts";
import type { DocumentFacts, RuledDocument } from "../src/documents/ruled-document.ts";
import {
  bothAsked,
  cast,
  documentOf,
  neutralFacts,
  neutralFor,
  repairAsked,
  type ActorName,
} from "./grid/grid-cast.ts";

type Change = { document?: Partial<RuledDocument>; facts?: Partial<DocumentFacts> };

function offered(actor: ActorName, type: DocumentType, state: DocumentState, { document, facts }: Change = {}) {
  const known = neutralFacts(cast[actor], { purpose: "offer", lockedById: null, ...facts });
  const { allowed, refused } = offeredActions(cast[actor], documentOf(type, state, document), known);
  return { allowed, refused: Object.fromEntries(refused.map(({ action, code }) => [action, code])) };
}

const later = (...actions: DocumentAction[]): Record<string, RefusalCode> =>
  Object.fromEntries(actions.map((action) => [action, "NOT_ALLOWED_IN_STATE"]));

describe("what a screen offers", () => {
  test("the supplier of an open order: what may be done now, and what lies ahead", () => {
    expect(offered("supplier", "Order", "OPEN")).toEqual({
      allowed: ["startProcessing", "forward", "askQuestion", "take", "assign"],
      refused: later(
        "returnForCompletion",
        "confirm",
        "deliver",
        "signReady",
        "reject",
        "cancelBySupplier",
        "editAnswer",
        "reportJeopardy",
      ),
    });
  });

  test("what lies ahead says in which states it may be done, what else stands in the way does not", () => {
    const statesOf = (actor: ActorName, state: DocumentState, change?: Change) =>
      offeredActions(
        cast[actor],
        documentOf("Order", state, change?.document),
        neutralFacts(cast[actor], { purpose: "offer", lockedById: null, ...change?.facts }),
      ).refused.map(({ action, states }) => [action, states]);
    expect(Object.fromEntries(statesOf("supplier", "OPEN"))).toMatchObject({
      confirm: ["IN_PROCESSING"],
      signReady: ["IN_DELIVERY"],
      cancelBySupplier: ["CONFIRMED", "IN_DELIVERY"],
    });
    expect(statesOf("supplier", "IN_PROCESSING", { facts: { lockedById: "user-9" } })).toContainEqual([
      "confirm",
      undefined,
    ]);
  });

  test("what lies behind is not shown", () => {
    expect(offered("supplier", "Order", "IN_DELIVERY")).toEqual({
      allowed: ["signReady", "cancelBySupplier", "editAnswer", "askQuestion", "reportJeopardy", "take", "assign"],
      refused: {},
    });
    expect(offered("supplier", "Order", "CANCELLED", { document: { cancelledByCustomer: true } })).toEqual({
      allowed: ["confirmCancellation"],
      refused: {},
    });
  });

  test("a date that was moved or proposed is answered by the other side, and by nobody when there is none", () => {
    const moved = { document: { dateUnanswered: true } };
    expect(offered("subscriber", "Order", "CONFIRMED", moved).allowed).toContain("acceptDate");
    expect(offered("supplier", "Order", "CONFIRMED", moved).allowed).not.toContain("acceptDate");
    const held = { document: { dateUnanswered: true, heldReason: "WEATHER" } as const };
    expect(offered("subscriber", "Order", "CONFIRMED", held).allowed).not.toContain("acceptDate");
    const proposed = { document: { proposedDeliveryDate: "2026-12-24" } };
    const answers = ["acceptProposedDate", "refuseProposedDate"];
    expect(offered("supplier", "Order", "IN_DELIVERY", proposed).allowed).toEqual(expect.arrayContaining(answers));
    for (const [actor, action] of [
      ["subscriber", "acceptDate"],
      ["supplier", "acceptProposedDate"],
      ["supplier", "refuseProposedDate"],
    ] as const) {
      const { allowed, refused } = offered(actor, "Order", "CONFIRMED");
      expect([...allowed, ...Object.keys(refused)]).not.toContain(action);
    }
    const past = { document: { proposedDeliveryDate: "2026-11-19" } };
    expect(offered("supplier", "Order", "CONFIRMED", past).refused).toEqual({
      ...later("signReady"),
      acceptProposedDate: "PROPOSED_DATE_PAST",
    });
  });

  test("the subscriber of an order in processing", () => {
    expect(offered("subscriber", "Order", "IN_PROCESSING")).toEqual({
      allowed: ["cancel", "copy", "askQuestion", "take", "assign"],
      refused: later("archive", "markProcessed", "requestCancel", "requestAmend", "proposeDate"),
    });
  });

  test("a question is answered by who was asked, and taken back by who asked", () => {
    const asked = { document: { waits: bothAsked.filter((wait) => wait.for === "subscriber") } };
    expect(offered("subscriber", "Order", "CONFIRMED", asked).allowed).toEqual([
      "markProcessed",
      "copy",
      "askQuestion",
      "answerQuestion",
      "requestCancel",
      "requestAmend",
      "proposeDate",
      "take",
      "assign",
    ]);
    const asker = offered("supplier", "Order", "CONFIRMED", asked);
    expect(asker.allowed).toEqual([
      "deliver",
      "cancelBySupplier",
      "editAnswer",
      "withdrawQuestion",
      "reportJeopardy",
      "take",
      "assign",
    ]);
    expect(asker.refused).toMatchObject({ askQuestion: "QUESTION_OPEN" });
  });

  test("a request is answered by the supplier, taken back by the subscriber, and accepted at its charge in time", () => {
    const [open, charged, late] = (["acceptRequest", "acceptCharge", "lapseRequest"] as const).map((action) => ({
      document: { waits: neutralFor(action).waits ?? [] },
    }));
    const answers = ["acceptRequest", "acceptWithCharge", "refuseRequest"];
    const own = ["acceptCharge", "withdrawRequest"];
    const talked = (actor: ActorName, change?: Change) => {
      const { allowed, refused } = offered(actor, "Order", "IN_DELIVERY", change);
      return [...allowed, ...Object.keys(refused)].filter((action) => [...answers, ...own].includes(action));
    };
    expect([talked("supplier"), talked("subscriber")]).toEqual([[], []]);
    expect([talked("supplier", open), talked("subscriber", open)]).toEqual([answers, ["withdrawRequest"]]);
    expect([talked("supplier", charged), talked("subscriber", charged)]).toEqual([[], own]);
    expect([talked("supplier", late), talked("subscriber", late)]).toEqual([[], ["withdrawRequest"]]);
    for (const change of [open, charged])
      expect(offered("subscriber", "Order", "CONFIRMED", change).refused).toMatchObject({
        requestCancel: "REQUEST_OPEN",
        requestAmend: "REQUEST_OPEN",
      });
  });

  test("a lock or an open change is told where the state would allow the action", () => {
    expect(offered("subscriber", "Order", "OPEN", { facts: { lockedById: "user-9" } }).refused).toEqual({
      edit: "EVENT_RESERVED",
      ...later("archive", "markProcessed", "requestCancel", "requestAmend", "proposeDate"),
    });
    expect(offered("subscriber", "Order", "READY", { facts: { caseHasUnfinishedChange: true } })).toEqual({
      allowed: ["archive", "markProcessed", "copy", "createFault", "take", "assign"],
      refused: {
        createChangeOrder: "CASE_HAS_UNFINISHED_CHANGE",
        createCancelOrder: "CASE_HAS_UNFINISHED_CHANGE",
      },
    });
    expect(offered("supplier", "Order", "IN_PROCESSING", { facts: { lockedById: "user-9" } }).refused).toEqual({
      reportJeopardy: "NOT_ALLOWED_IN_STATE",
      confirm: "EVENT_RESERVED",
      reject: "EVENT_RESERVED",
      editAnswer: "EVENT_RESERVED",
      ...later("deliver", "signReady", "cancelBySupplier"),
    });
  });

  test("why an offer cannot be ordered is told", () => {
    const expired = { document: { validUntilDate: "2026-11-19" } };
    expect(offered("subscriber", "Inquiry", "READY", expired).refused).toEqual({ orderFrom: "VALIDITY_EXPIRED" });
    const twice = { document: { ordered: true, validUntilDate: "2026-11-19" } };
    expect(offered("subscriber", "Inquiry", "READY", twice).refused).toEqual({ orderFrom: "ALREADY_ORDERED" });
  });

  test("only one of mark and unmark is offered, and forwarding to those who can", () => {
    const marked = { document: { userProcessed: true, waits: repairAsked } };
    expect(offered("subscriber", "Fault", "READY", marked).allowed).toEqual([
      "archive",
      "unmarkProcessed",
      "acceptRepair",
      "reopenFault",
      "take",
      "assign",
    ]);
    const alone = offered("supplier", "Inquiry", "OPEN", { facts: { actorMayForward: false } });
    expect([...alone.allowed, ...Object.keys(alone.refused)]).not.toContain("forward");
  });

  test("a repair is answered once, and in its time", () => {
    const accepted = offered("subscriber", "Fault", "READY", { document: { repairAccepted: true } });
    expect([...accepted.allowed, ...Object.keys(accepted.refused)]).toEqual([
      "archive",
      "markProcessed",
      "take",
      "assign",
    ]);
    const inTime = { document: { waits: repairAsked }, facts: { today: "2026-12-03" } };
    expect(offered("subscriber", "Fault", "READY", inTime).refused).toEqual({});
    for (const late of [{ ...inTime, facts: { today: "2026-12-04" } }, { document: { waits: [] } }])
      expect(offered("subscriber", "Fault", "READY", late)).toEqual({
        allowed: ["archive", "markProcessed", "take", "assign"],
        refused: { acceptRepair: "REPAIR_ANSWER_OVER", reopenFault: "REPAIR_ANSWER_OVER" },
      });
  });

  test("what nobody handles can be taken, and what somebody handles only given", () => {
    const handled = { document: { handlerIds: { subscriber: "user-9", supplier: null } } };
    expect(offered("subscriber", "Order", "OPEN", handled).allowed).toEqual([
      "edit",
      "cancel",
      "copy",
      "askQuestion",
      "assign",
    ]);
    expect(offered("subscriber", "Order", "OPEN", handled).refused).not.toHaveProperty("take");
    expect(offered("supplier", "Order", "OPEN", handled).allowed).toEqual(expect.arrayContaining(["take", "assign"]));
  });

  test("an archived document offers what it still takes, without reasons for the rest", () => {
    expect(offered("subscriber", "Order", "READY", { document: { archived: true } })).toEqual({
      allowed: ["copy", "createChangeOrder", "createCancelOrder", "createFault"],
      refused: {},
    });
  });

  test("who is no party is offered nothing", () => {
    for (const actor of ["otherSubscriber", "otherSupplier", "otherFaultHandler", "forwarder"] as const)
      expect(offered(actor, "Order", "OPEN")).toEqual({ allowed: [], refused: {} });
    expect(offered("supplier", "Fault", "OPEN")).toEqual({ allowed: [], refused: {} });
  });
});
