import { describe, expect, test } from "vitest";
import { noticeSubjects } from "../notifications/notice-table.ts";
import { documentActions } from "../documents/document-actions.ts";
import { eventTypesOf, type Happening } from "./document-events.ts";

const order = { documentType: "Order", eventState: "CONFIRMED" } as const;

describe("the types of events", () => {
  test.each([
    ["a step", order, { happening: "confirm", before: "IN_PROCESSING" }, ["order.confirmed"]],
    ["a new document", { ...order, eventState: "OPEN" }, { happening: "create", before: null }, ["order.created"]],
    [
      "an order that is ready",
      { ...order, eventState: "READY" },
      { happening: "signReady", before: "IN_DELIVERY" },
      ["order.ready", "order.connection_activated"],
    ],
    [
      "a change that is ready",
      { documentType: "ChangeOrder", eventState: "READY" },
      { happening: "signReady", before: "IN_DELIVERY" },
      ["change_order.ready"],
    ],
    [
      "an answer that moves the date",
      order,
      { happening: "editAnswer", before: "CONFIRMED", movedDate: true },
      ["order.delivery_date_changed"],
    ],
    [
      "a step that moves the date too",
      { ...order, eventState: "READY" },
      { happening: "signReady", before: "IN_DELIVERY", movedDate: true },
      ["order.delivery_date_changed", "order.ready", "order.connection_activated"],
    ],
    [
      "a request for cancelling that is accepted",
      { ...order, eventState: "CANCELLED" },
      { happening: "acceptRequest", before: "CONFIRMED" },
      ["order.cancelled"],
    ],
    [
      "a request for a change that is accepted",
      order,
      { happening: "acceptRequest", before: "CONFIRMED" },
      ["order.request_accepted"],
    ],
    [
      "an order that is rejected",
      { ...order, eventState: "CANCELLED" },
      { happening: "reject", before: "IN_PROCESSING" },
      ["order.rejected"],
    ],
    [
      "a message of what was cancelled before",
      { ...order, eventState: "CANCELLED" },
      { happening: "message", before: "CANCELLED" },
      ["order.message_added"],
    ],
    ["who handles it", order, { happening: "assign", before: "CONFIRMED" }, []],
  ] as const)("%s", (_, document, happened, types) => {
    expect(eventTypesOf(document, happened)).toEqual(types);
  });

  test("programs hear of all that people of the other side are told", () => {
    const others = new Set(["dateMoved", "assign", "questionReminder"]);
    const silent = noticeSubjects
      .filter((subject) => !others.has(subject))
      .filter((subject) => eventTypesOf(order, { happening: subject as Happening, before: "CONFIRMED" }).length === 0);
    expect(silent).toEqual([]);
  });

  test("a type is of the form of the standard", () => {
    const types = documentActions.flatMap((happening) => eventTypesOf(order, { happening, before: "CONFIRMED" }));
    expect(types.length).toBeGreaterThan(25);
    for (const type of types) expect(type).toMatch(/^[a-z_]+\.[a-z_]+$/);
  });
});
