import { describe, expect, test } from "vitest";
import { actionTable } from "../documents/document-actions.ts";
import { pathOfStates, type DocumentState } from "../documents/document-states.ts";
import { documentTypes } from "../enumerations/document-types.ts";
import { milestonesOf } from "./milestones.ts";
import { actionOfFields, actionsFor, stateWishes, wishedState } from "./state-wishes.ts";
import { resourceOfType, tmfResources } from "./tmf-resources.ts";
import { qualificationResult, statesCalled, statesOfResource, tmfState, type StatedDocument } from "./tmf-states.ts";

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

  test("calls every state of every type, and a filter by its calling asks for the state", () => {
    for (const documentType of documentTypes)
      for (const eventState of [...pathOfStates(documentType), "CANCELLED"] as DocumentState[])
        for (const waits of [[], wait("subscriber", "returned").waits]) {
          const called = tmfState(document({ documentType, eventState, waits }));
          expect(statesCalled(resourceOfType[documentType], called)).toContain(eventState);
          expect(statesOfResource(resourceOfType[documentType])).toContain(called);
        }
    expect(statesCalled("productOrder", "partial")).toEqual([]);
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
      (["subscriber", "supplier"] as const).flatMap((side) => (sides[side] ? [{ resource, wish, side }] : [])),
    ),
  );

  test.each(wishes)(
    "$resource $wish by the $side is a way through the table of actions",
    ({ resource, wish, side }) => {
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
          return actionsFor(resource, { wish, side, from })?.every((action) => {
            const row = rowOf(action, state);
            state = row?.to ?? state;
            return row !== undefined;
          });
        });
        expect(ways).not.toEqual([]);
      }
    },
  );

  test("an order that is not confirmed is not completed: the table refuses it", () => {
    expect(actionsFor("productOrder", { wish: "completed", side: "supplier", from: "IN_PROCESSING" })).toEqual([
      "signReady",
    ]);
    expect(actionsFor("productOrder", { wish: "completed", side: "supplier", from: "CONFIRMED" })).toEqual([
      "deliver",
      "signReady",
    ]);
  });

  test("nobody brings about a state of another side, or one that nobody knows", () => {
    expect(actionsFor("productOrder", { wish: "completed", side: "subscriber", from: "IN_DELIVERY" })).toBeUndefined();
    expect(actionsFor("productOrder", { wish: "toString", side: "supplier", from: "OPEN" })).toBeUndefined();
  });

  test.each([
    ["productOrder", { state: "completed" }, "completed"],
    ["productOrder", { state: "inProgress", milestone: [{ name: "confirmed" }, { name: "completed" }] }, "confirmed"],
    ["productOrder", { milestone: { name: "inDelivery" } }, "inDelivery"],
    ["productOrder", { state: 5 }, null],
    ["productOrder", "x", null],
    ["troubleTicket", { state: "x", status: "resolved" }, "resolved"],
    [
      "productOfferingQualification",
      { state: "done", productOfferingQualificationItem: [{ qualificationItemResult: "unqualified" }] },
      "unqualified",
    ],
    ["productOfferingQualification", { state: "done" }, "done"],
  ] as const)("%s %j wishes %j", (resource, body, wish) => {
    expect(wishedState(resource, body)).toBe(wish);
  });

  test("writes attributes by the action of their side", () => {
    const both = new Set(["estimatedDeliveryDate", "supplierConnectionId"]);
    const at = (from: DocumentState, fields = both) => ({ from, resource: "productOrder", fields }) as const;
    expect(actionOfFields("subscriber", at("OPEN"))).toBe("edit");
    expect(actionOfFields("supplier", at("IN_PROCESSING"))).toBe("confirm");
    expect(actionOfFields("supplier", at("IN_PROCESSING", new Set(["estimatedDeliveryDate"])))).toBe("editAnswer");
    expect(actionOfFields("supplier", at("CONFIRMED"))).toBe("editAnswer");
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
