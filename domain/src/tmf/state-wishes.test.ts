import { expect, test } from "vitest";
import { actionTable } from "../documents/document-actions.ts";
import { documentStates } from "../documents/document-states.ts";
import { actionsForAll, actionsOfFields, stateWishes, wishesOf, type Wishing } from "./state-wishes.ts";

/** By a POST of an order, of its source and of its connection, and of the other resources. */
const byMaking = ["create", "orderFrom", "createChangeOrder", "createCancelOrder", "createFault"];

/** What the standard has no word for: its state stays, or people or the portal itself do it (beyond A6). */
const ofThePortalAlone =
  "acceptDate acceptProposedDate acceptRepair acceptWithCharge anonymize answerQuestion archive assign confirmCancellation copy forward handOver lapseRequest proposeDate refuseProposedDate refuseRequest reopenFault reportJeopardy requestAmend take transferToOriginal unmarkProcessed withdrawQuestion withdrawRequest".split(
    " ",
  );

test("each action of the table is asked for by a state, fields or a making of the façade, or is the portal's alone", () => {
  const ways = Object.values(stateWishes).flatMap((wishes) =>
    Object.values(wishes).flatMap(({ subscriber = [], supplier = [] }) => [...subscriber, ...supplier]),
  );
  const byState = ways.flatMap(({ action, after = {} }) => [action, ...Object.values(after).flat()]);
  const byFields = documentStates.flatMap((from) =>
    (["subscriber", "supplier"] as const).flatMap((side) => actionsOfFields(side, from)),
  );
  const asked = new Set<string>([...byState, ...byFields, ...byMaking]);
  const all = new Set<string>(actionTable.map(({ action }) => action));
  expect([...asked].filter((action) => !all.has(action))).toEqual([]);
  expect([...all].filter((action) => !asked.has(action)).toSorted()).toEqual(ofThePortalAlone);
});

const wishing = (more: Partial<Wishing>): Wishing => ({
  side: "supplier",
  from: "IN_PROCESSING",
  state: "inProgress",
  fields: new Set(),
  ...more,
});

test("the supplier's day and id confirm an order that is not confirmed, and no other", () => {
  const fields = new Set(["estimatedDeliveryDate", "supplierConnectionId"]);
  for (const [from, wishes] of [
    ["OPEN", ["confirmed"]],
    ["IN_PROCESSING", ["confirmed"]],
    ["CONFIRMED", []],
    ["IN_DELIVERY", []],
  ] as const) {
    expect(wishesOf("productOrder", {}, wishing({ from, fields })), from).toEqual(wishes);
    expect(wishesOf("productOrder", {}, wishing({ from, fields, side: "subscriber" })), from).toEqual([]);
    expect(wishesOf("productOrder", {}, wishing({ from, fields: new Set(["supplierConnectionId"]) })), from).toEqual(
      [],
    );
  }
});

test("what is held goes on by a new day, and any other state is asked for beside the day", () => {
  const held = wishing({ from: "CONFIRMED", state: "held", fields: new Set(["estimatedDeliveryDate"]) });
  expect(wishesOf("productOrder", { state: "inProgress" }, held)).toEqual([]);
  expect(wishesOf("productOrder", { state: "completed" }, held)).toEqual(["completed"]);
});

test("a code of what is pending gives back what is asked to wait, and says nothing of another state", () => {
  const body = { pendingReason: { code: "x" } };
  const [open, told] = [wishing({ state: "acknowledged", from: "OPEN" }), wishing({ state: "pending" })];
  expect(wishesOf("quote", { ...body, state: "pending" }, open)).toEqual(["returned"]);
  expect(wishesOf("quote", { ...body, state: "approved" }, open)).toEqual(["approved"]);
  expect(wishesOf("quote", { ...body, state: "pending" }, told)).toEqual([]);
});

test("a result of a qualification, of the whole or of an item, asks for it until it is done", () => {
  const asked = (body: object, state = "inProgress") =>
    wishesOf("productOfferingQualification", body, wishing({ state }));
  const item = { productOfferingQualificationItem: [{ qualificationItemResult: "unqualified" }] };
  expect([asked({ qualificationResult: "unqualified" }), asked(item)]).toEqual([["unqualified"], ["unqualified"]]);
  expect([asked({ qualificationResult: "qualified" }), asked(item, "done")]).toEqual([[], []]);
});

test("what does not fit in the state is left to the table to refuse", () => {
  expect(actionsForAll("productOrder", ["confirmed", "inDelivery"], wishing({ from: "READY" }))).toEqual({
    actions: ["confirm", "deliver"],
  });
  expect(actionsForAll("productOrder", ["toString"], wishing({}))).toEqual({ unmet: "toString" });
});
