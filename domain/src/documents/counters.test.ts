import { describe, expect, test } from "vitest";
import { documentTypes } from "../enumerations/document-types.ts";
import { faultTypes } from "../enumerations/fault-types.ts";
import { countersOf } from "./counters.ts";
import { documentStates } from "./document-states.ts";

const urgent = {
  documentType: "Fault",
  eventState: "OPEN",
  faultType: "urgentFault",
  archived: false,
  cancelledByCustomer: false,
  cancelConfirmed: false,
  waitsFor: { subscriber: false, supplier: false },
} as const;
const isUrgent = (document: Parameters<typeof countersOf>[0]) => countersOf(document, "supplier").includes("urgent");

describe("an urgent fault", () => {
  test("counts as urgent until it has ended, for both sides", () => {
    expect(documentStates.filter((eventState) => isUrgent({ ...urgent, eventState }))).toEqual([
      "OPEN",
      "IN_PROCESSING",
      "CONFIRMED",
      "IN_DELIVERY",
    ]);
    expect(countersOf(urgent, "subscriber")).toEqual(["OPEN", "urgent"]);
  });

  test("is of the one type and of the one kind", () => {
    expect(documentTypes.filter((documentType) => isUrgent({ ...urgent, documentType }))).toEqual(["Fault"]);
    expect(faultTypes.filter((faultType) => isUrgent({ ...urgent, faultType }))).toEqual(["urgentFault"]);
    for (const faultType of [null, undefined]) expect(isUrgent({ ...urgent, faultType })).toBe(false);
  });
});

test("a document waits for the one side that it waits for", () => {
  const waiting = { ...urgent, faultType: "fault", waitsFor: { subscriber: true, supplier: false } };
  expect(countersOf(waiting, "subscriber")).toEqual(["OPEN", "waiting"]);
  expect(countersOf(waiting, "supplier")).toEqual(["OPEN"]);
});

test("what has left the lists of a side counts as nothing there", () => {
  const archived = { ...urgent, archived: true, waitsFor: { subscriber: true, supplier: true } };
  expect([countersOf(archived, "subscriber"), countersOf(archived, "supplier")]).toEqual([[], []]);
  const cancelled = { ...archived, documentType: "Order", eventState: "CANCELLED", cancelledByCustomer: true } as const;
  expect([countersOf(cancelled, "subscriber"), countersOf(cancelled, "supplier")]).toEqual([
    [],
    ["CANCELLED", "waiting"],
  ]);
});
