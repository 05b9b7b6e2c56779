import { documentTypes } from "@runko/domain/enumerations/document-types";
import { expect, test } from "vitest";
import { asksForUnfinished, possibleTypes } from "../../src/search/possible-types.ts";
import { readSearch } from "../../src/search/search-query.ts";

const read = (query: object) =>
  readSearch(query as Record<string, unknown>, "SUBSCRIBER", new Date("2026-11-23T09:00:00Z"));
const typesOf = (query: object) => possibleTypes(read(query));
const where = (filter: object) => ({ filter: JSON.stringify({ where: filter }) });
const inForm = (filter: object) => ({ docWhere: JSON.stringify(filter) });
const orders = ["Order", "ChangeOrder", "CancelOrder"];

test.each([
  ["words", { q: "katu" }, documentTypes],
  ["a field of one form alone", inForm({ faultType: { inq: ["urgentFault"] } }), ["Fault"]],
  ["states that orders alone have", where({ eventState: { inq: ["CONFIRMED", "IN_DELIVERY"] } }), orders],
  ["one such state", where({ eventState: "CONFIRMED" }), orders],
  ["a state of all", where({ eventState: { inq: ["CONFIRMED", "OPEN"] } }), documentTypes],
  ["what contradicts itself", { ...where({ eventState: "CONFIRMED" }), ...inForm({ faultType: "fault" }) }, []],
  ["types", where({ documentType: { inq: ["Order", "Fault"] } }), ["Order", "Fault"]],
  ["types beside each other", where({ and: [{ documentType: "Order" }, { archived: true }] }), ["Order"]],
])("%s", (_what, query, types) => {
  expect(typesOf(query)).toEqual(types);
});

test.each([
  ["a field of several forms", inForm({ customerName: "Asiakas" })],
  ["no fault type", inForm({ faultType: null })],
  ["another fault type", inForm({ faultType: { neq: "fault" } })],
  ["none of some states", where({ eventState: { nin: ["CONFIRMED"] } })],
  ["one thing or the other", where({ or: [{ eventState: "CONFIRMED" }, { archived: true }] })],
])("%s leaves all types possible", (_what, query) => {
  expect(typesOf(query)).toEqual(documentTypes);
});

test.each([
  [where({ eventState: { inq: ["CONFIRMED", "OPEN"] } }), true],
  [where({ eventState: "IN_DELIVERY" }), true],
  [where({ eventState: { inq: ["CONFIRMED", "READY"] } }), false],
  [where({ eventState: { neq: "READY" } }), false],
  [where({ or: [{ eventState: "OPEN" }, { archived: true }] }), false],
  [{ q: "katu" }, false],
])("%j asks for unfinished documents alone: %s", (query, expected) => {
  expect(asksForUnfinished(read(query))).toBe(expected);
});
