import { describe, expect, test } from "vitest";
import { actionTable } from "../documents/document-actions.ts";
import { pathOfStates, type DocumentState } from "../documents/document-states.ts";
import { documentTypes } from "../enumerations/document-types.ts";
import { milestonesOf } from "./milestones.ts";
import {
  actionsFor,
  actionsForAll,
  actionsOfFields,
  stateWishes,
  wishesAlone,
  wishesOf,
  type Wishing,
} from "./state-wishes.ts";
import { resourceOfType, tmfResources } from "./tmf-resources.ts";
import { qualificationResult, statesOfResource, tmfState, type StatedDocument } from "./tmf-states.ts";

const document = (given: Partial<StatedDocument>): StatedDocument => ({
  documentType: "Order",
  eventState: "OPEN",
  archived: false,
  rejected: false,
  ordered: false,
  userProcessed: false,
  waits: [],
  heldReason: null,
  ...given,
});
const wait = (side: "subscriber" | "supplier", why: StatedDocument["waits"][number]["why"]) => ({
  waits: [{ for: side, why, since: "2026-11-22T10:00:00.000Z", by: null }],
});

describe("tmfState", () => {
  test.each([
    [{}, "acknowledged"],
    [wait("subscriber", "returned"), "pending"],
    [{ eventState: "IN_PROCESSING" }, "inProgress"],
    [{ eventState: "IN_PROCESSING", ...wait("subscriber", "question") }, "pending"],
    [{ eventState: "IN_PROCESSING", ...wait("supplier", "question") }, "inProgress"],
    [{ eventState: "CONFIRMED", ...wait("supplier", "cancelRequest") }, "assessingCancellation"],
    [{ eventState: "IN_DELIVERY", ...wait("subscriber", "cancelCharge") }, "pendingCancellation"],
    [{ eventState: "CONFIRMED", heldReason: "NETWORK_ISSUE" }, "held"],
    [{ eventState: "IN_DELIVERY" }, "inProgress"],
    [{ eventState: "READY", archived: true }, "completed"],
    [{ eventState: "CANCELLED", rejected: true }, "rejected"],
    [{ eventState: "CANCELLED" }, "cancelled"],
    [{ documentType: "AvailabilityRequest", ...wait("subscriber", "returned") }, "inProgress"],
    [{ documentType: "AvailabilityRequest", eventState: "READY", rejected: true }, "done"],
    [{ documentType: "AvailabilityRequest", eventState: "CANCELLED" }, "terminatedWithError"],
    [{ documentType: "Inquiry" }, "inProgress"],
    [{ documentType: "Inquiry", ...wait("subscriber", "returned") }, "pending"],
    [{ documentType: "Inquiry", eventState: "READY" }, "approved"],
    [{ documentType: "Inquiry", eventState: "READY", ordered: true }, "accepted"],
    [{ documentType: "Inquiry", eventState: "READY", rejected: true }, "rejected"],
    [{ documentType: "Fault", eventState: "READY" }, "resolved"],
    [{ documentType: "Fault", eventState: "READY", userProcessed: true }, "closed"],
    [{ documentType: "Fault", eventState: "CANCELLED", archived: true }, "cancelled"],
  ] as [Partial<StatedDocument>, string][])("calls %j %s", (given, state) => {
    expect(tmfState(document(given))).toBe(state);
  });

  test("calls every state of every type", () => {
    for (const documentType of documentTypes)
      for (const eventState of [...pathOfStates(documentType), "CANCELLED"] as DocumentState[])
        for (const waits of [[], wait("subscriber", "returned").waits]) {
          const called = tmfState(document({ documentType, eventState, waits }));
          expect(statesOfResource(resourceOfType[documentType])).toContain(called);
        }
  });

  test("calls no state that the type does not have", () => {
    expect(() => tmfState(document({ documentType: "Inquiry", eventState: "CONFIRMED" }))).toThrow(
      "Inquiry in CONFIRMED",
    );
  });

  test("tells a result of an availability question only once it is answered", () => {
    expect(qualificationResult({ eventState: "IN_PROCESSING", rejected: false })).toBe("pending");
    expect(qualificationResult({ eventState: "READY", rejected: true })).toBe("unqualified");
    expect(qualificationResult({ eventState: "READY", rejected: false })).toBe("qualified");
  });
});

describe("stateWishes", () => {
  const wishes = tmfResources.flatMap((resource) =>
    Object.entries(stateWishes[resource]).flatMap(([wish, sides]) =>
      (["subscriber", "supplier"] as const).flatMap((side) =>
        (sides[side] ?? []).map(({ action, told, accepting }) => ({ resource, wish, side, action, told, accepting })),
      ),
    ),
  );
  const standing = (given: Partial<Wishing>): Wishing => ({
    side: "supplier",
    from: "OPEN",
    state: "acknowledged",
    fields: new Set<string>(),
    ...given,
  });

  test.each(wishes)(
    "$resource $wish by the $side as $action is a way through the table of actions",
    ({ resource, wish, side, action: last, told, accepting }) => {
      const parties = side === "subscriber" ? ["subscriber", "owner", "withdrawer"] : ["supplier", "answerer"];
      const types = documentTypes.filter((type) => resourceOfType[type] === resource);
      for (const type of types) {
        const rowOf = (action: string, from: DocumentState) =>
          actionTable.find(
            (row) =>
              row.action === action &&
              row.types.includes(type) &&
              row.from.includes(from) &&
              parties.includes(row.party),
          );
        const ways = pathOfStates(type).filter((from) => {
          let state: DocumentState = from;
          const stood = standing({ side, from, state: told ?? "", accepts: accepting ?? false });
          const actions = actionsFor(resource, wish, stood);
          return (
            actions?.at(-1) === last &&
            actions.every((action) => {
              const row = rowOf(action, state);
              state = row?.to ?? state;
              return row !== undefined;
            })
          );
        });
        expect(ways).not.toEqual([]);
      }
    },
  );

  test("wishes beside which nothing is changed are those whose actions take no fields", () => {
    const taking = new Set(actionTable.flatMap(({ action, fields }) => (fields ? [action] : [])));
    const onTheWay = new Set(["startProcessing", "deliver"]);
    for (const { wish, action } of wishes.filter(({ action: one }) => !onTheWay.has(one)))
      expect([wish, wishesAlone.has(wish)]).toEqual([wish, !taking.has(action) || action.startsWith("accept")]);
  });

  const all = (wish: string[], given: Partial<Wishing>) => actionsForAll("productOrder", wish, standing(given));

  test("an order that is not confirmed is not completed: the table refuses it", () => {
    expect(all(["completed"], { from: "IN_PROCESSING" })).toEqual({ actions: ["signReady"] });
    expect(all(["completed"], { from: "CONFIRMED" })).toEqual({ actions: ["deliver", "signReady"] });
  });

  test("several wishes are walked one after another", () => {
    expect(all(["inProgress", "confirmed", "inDelivery", "completed"], {})).toEqual({
      actions: ["startProcessing", "confirm", "deliver", "signReady"],
    });
    expect(all(["confirmed", "completed"], {})).toEqual({
      actions: ["startProcessing", "confirm", "deliver", "signReady"],
    });
  });

  test("nobody brings about a state of another side, one that nobody knows, or that work goes on which waits", () => {
    expect(all(["completed"], { side: "subscriber", from: "IN_DELIVERY" })).toEqual({ unmet: "completed" });
    expect(all(["toString"], {})).toEqual({ unmet: "toString" });
    expect(all(["inProgress"], { from: "CONFIRMED", state: "held" })).toEqual({ unmet: "inProgress" });
  });

  test("an order is given up as it stands", () => {
    const cancelled = (given: Partial<Wishing>) => all(["cancelled"], { side: "subscriber", ...given });
    const charged = { from: "CONFIRMED", state: "pendingCancellation" } as const;
    expect(cancelled({})).toEqual({ actions: ["cancel"] });
    expect(cancelled({ from: "CONFIRMED", state: "inProgress" })).toEqual({ actions: ["requestCancel"] });
    expect(cancelled(charged)).toEqual({ actions: ["requestCancel"] });
    expect(cancelled({ ...charged, accepts: true })).toEqual({ actions: ["acceptCharge"] });
    const asked = { from: "CONFIRMED", state: "assessingCancellation" } as const;
    expect(all(["cancelled"], asked)).toEqual({ actions: ["acceptRequest"] });
  });

  const promise = new Set(["estimatedDeliveryDate", "supplierConnectionId"]);
  test.each([
    ["productOrder", { state: "completed" }, {}, ["completed"]],
    ["productOrder", { state: "inProgress" }, { from: "IN_PROCESSING", state: "inProgress" }, []],
    ["productOrder", { state: "inProgress", milestone: { name: "confirmed" } }, {}, ["inProgress", "confirmed"]],
    ["productOrder", { milestone: [{ name: "confirmed", status: "Yet-To-Reach" }] }, {}, []],
    ["productOrder", { milestone: { name: "confirmed" } }, { from: "CONFIRMED" }, []],
    ["productOrder", { milestone: ["confirmed", { name: "inDelivery", status: "Completed" }] }, {}, ["inDelivery"]],
    ["productOrder", { milestone: { name: "confirmed" } }, { side: "subscriber", fields: promise }, []],
    ["productOrder", { state: "cancelled", milestone: { name: "confirmed" } }, { side: "subscriber" }, ["cancelled"]],
    ["quote", { milestone: { name: "confirmed" } }, {}, []],
    ["productOrder", { state: "completed", milestone: { name: "inDelivery" } }, {}, ["inDelivery", "completed"]],
    ["productOrder", {}, { fields: new Set(["estimatedDeliveryDate"]) }, []],
    ["productOrder", {}, { fields: new Set(["supplierConnectionId"]) }, []],
    ["productOrder", { state: "inProgress" }, { from: "CONFIRMED", fields: promise }, ["inProgress"]],
    ["productOrder", { state: "returned", pendingReason: {} }, {}, ["returned"]],
    ["productOrder", { state: "pending", pendingReason: {} }, {}, ["pending"]],
    ["quote", { state: "approved", qualificationResult: "unqualified" }, {}, ["approved"]],
    [
      "productOfferingQualification",
      { productOfferingQualificationItem: ["x"], state: "inProgress" },
      {},
      ["inProgress"],
    ],
    ["productOrder", { milestone: { name: "inDelivery" } }, { from: "CONFIRMED" }, ["inDelivery"]],
    ["productOrder", {}, { from: "IN_PROCESSING", fields: promise }, ["confirmed"]],
    ["productOrder", {}, { from: "CONFIRMED", fields: promise }, []],
    ["productOrder", { state: "rejected" }, { from: "IN_PROCESSING", fields: promise }, ["rejected"]],
    ["productOrder", { state: "inProgress" }, { from: "CONFIRMED", state: "held" }, ["inProgress"]],
    ["productOrder", { state: "inProgress" }, { from: "CONFIRMED", state: "held", fields: promise }, []],
    ["productOrder", { state: "pending", pendingReason: { code: "x" } }, {}, ["returned"]],
    ["productOrder", { state: "pending" }, {}, ["pending"]],
    ["productOrder", { state: 5 }, {}, []],
    ["productOrder", "x", {}, []],
    ["troubleTicket", { state: "x", status: "resolved" }, {}, ["resolved"]],
    [
      "productOfferingQualification",
      { state: "done", productOfferingQualificationItem: [{ qualificationItemResult: "unqualified" }] },
      {},
      ["unqualified"],
    ],
    ["productOfferingQualification", { qualificationResult: "unqualified" }, { from: "READY", state: "done" }, []],
    ["productOfferingQualification", { state: "done" }, {}, ["done"]],
  ] as const)("%s %j at %j wishes %j", (resource, body, stood, wished) => {
    expect(wishesOf(resource, body, standing(stood))).toEqual(wished);
  });

  test("attributes are written by the action of their side", () => {
    expect(actionsOfFields("subscriber", "OPEN")).toEqual(["edit"]);
    expect(actionsOfFields("supplier", "OPEN")).toEqual(["startProcessing", "editAnswer"]);
    expect(actionsOfFields("supplier", "CONFIRMED")).toEqual(["editAnswer"]);
  });
});

describe("milestonesOf", () => {
  const steps = {
    documentType: "Order",
    createdAt: "2026-11-22T10:00:00Z",
    processingAt: "2026-11-22T11:00:00Z",
    confirmedAt: null,
    deliveryAt: null,
    readyAt: null,
    estimatedDeliveryDate: "2026-12-12",
    actualDeliveryDate: null,
  } as const;

  test("tell the steps taken and those ahead", () => {
    const milestones = milestonesOf(steps, "2026-12-12");
    expect(milestones.map(({ name, status }) => [name, status])).toEqual([
      ["acknowledged", "Completed"],
      ["inProcessing", "Completed"],
      ["confirmed", "Yet-To-Reach"],
      ["inDelivery", "Yet-To-Reach"],
      ["completed", "Yet-To-Reach"],
    ]);
    expect(milestones.at(-1)).toMatchObject({ id: "5", milestoneDate: "2026-12-12T00:00:00.000Z" });
    expect(milestones[2]).not.toHaveProperty("milestoneDate");
  });

  test("the last is violated the day after, and at its real day once reached", () => {
    expect(milestonesOf(steps, "2026-12-13").at(-1)?.status).toBe("Violated");
    const ready = { ...steps, readyAt: "2026-12-14T09:00:00Z", actualDeliveryDate: "2026-12-13" };
    expect(milestonesOf(ready, "2026-12-20").at(-1)).toMatchObject({
      status: "Completed",
      milestoneDate: "2026-12-13T00:00:00.000Z",
    });
  });

  test("of what is only answered there are three", () => {
    expect(milestonesOf({ ...steps, documentType: "Inquiry" }, "2026-11-22").map(({ name }) => name)).toEqual([
      "acknowledged",
      "inProcessing",
      "completed",
    ]);
  });
});
