import { texts } from "../texts/texts.ts";
import { describe, expect, it } from "vitest";
import { checkCriteria, isEmptySearch } from "./check-criteria.ts";
import { readCriteria, writeCriteria, type Criteria } from "./criteria.ts";
import { criteriaFor } from "./search-criteria.ts";
import { searchRequest } from "./search-request.ts";

const today = "2026-11-22";
const group = "0192a000-0000-7000-8000-000000000001";
const criteria: Criteria = {
  q: "öljymäki 12",
  tid: "TID 100234",
  type: ["Inquiry", "Order"],
  archived: false,
  productGroup: [group],
  created: { from: "2026-01-01", to: "2026-03-05" },
  customer: "100 %",
};

it("no bound of a span repeats its label (control F20)", () => {
  const { rangeFrom, rangeTo } = texts.searchPage;
  for (const label of Object.values(texts.search.criteria))
    for (const bound of [rangeFrom(label), rangeTo(label)]) expect(bound).not.toMatch(/(asti|alkaen) (asti|alkaen)$/);
});

describe("criteria in an address", () => {
  it("are read as they were written", () => {
    expect(writeCriteria(criteria)).toEqual({
      q: "öljymäki 12",
      tid: "TID 100234",
      type: "Inquiry,Order",
      archived: "no",
      productGroup: group,
      createdFrom: "2026-01-01",
      createdTo: "2026-03-05",
      customer: "100 %",
    });
    expect(readCriteria(writeCriteria(criteria))).toEqual(criteria);
  });

  it("are left out when they say nothing or are none", () => {
    const read = readCriteria({ q: "  ", type: "Tilaus", rejected: "maybe", supplier: "x", createdTo: "", other: "1" });
    expect(read).toEqual({});
    expect(isEmptySearch(read)).toBe(true);
  });
});

it("numbers and spans are checked", () => {
  expect(checkCriteria(criteria, today)).toEqual([]);
  const wrong = { tid: "CID 5", cid: "0", created: { from: "2025-11-21" }, requested: { to: today } };
  expect(checkCriteria(wrong, today).map(({ path, code }) => `${path} ${code}`)).toEqual([
    "tid INVALID_EVENT_NUMBER",
    "cid INVALID_EVENT_NUMBER",
    "created DATE_RANGE_TOO_LONG",
    "requested DATE_RANGE_OPEN",
  ]);
  expect(checkCriteria({ created: { from: "2025-11-22" } }, today)).toEqual([]);
});

const reader = { organizationId: "o", role: "SUBSCRIBER", userId: "u", now: new Date("2026-11-23T12:34:56Z") } as const;

it("become the parameters of the call", () => {
  const { filter = "", docWhere = "", ...plain } = searchRequest(criteria, reader, { order: ["id DESC"], limit: 25 });
  expect(plain).toEqual({ q: "öljymäki 12", documentType: "Inquiry,Order" });
  expect(JSON.parse(docWhere)).toEqual({ customerName: { ilike: String.raw`%100 \%%` } });
  expect(JSON.parse(filter)).toEqual({
    where: {
      id: 100_234,
      archived: false,
      productGroupId: { inq: [group] },
      createdAt: { gte: "2025-12-31T22:00:00.000Z", lt: "2026-03-05T22:00:00.000Z" },
    },
    order: ["id DESC"],
    limit: 25,
  });
});

it("each role has its own criteria, and each type those of its fields", () => {
  expect(criteriaFor("SUBSCRIBER")).toContain("supplier");
  expect(criteriaFor("SUPPLIER")).not.toContain("supplier");
  expect(criteriaFor("ERROR_HANDLER")).not.toContain("type");
  expect(criteriaFor("SUBSCRIBER", ["Order"])).not.toContain("faultType");
  expect(criteriaFor("SUBSCRIBER", ["Fault"])).toContain("faultType");
});
