import { unfinishedStates } from "@runko/domain/documents/document-states";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { describe, expect, test } from "vitest";
import { flagFilters } from "./flag-filters.ts";
import { hasShortWord, isNarrowed, searchedText, whereOf } from "./list-filter.ts";
import { mostRows } from "./bulk-actions.ts";
import { exportedRows } from "./list-queries.ts";
import { orderOf, shownSort } from "./list-order.ts";
import { listAddress, type ListUrl } from "./list-url.ts";

const scope = { organizationId: "o", role: "SUPPLIER", userId: "u" } as const;
const offered = ["Inquiry", "Order"] as const;
const { read: readQuery, write } = listAddress(offered);
const read = (query: string) => readQuery(new URLSearchParams(query));

describe("the address of a list", () => {
  test("says what to show", () => {
    expect(read("type=Order&status=CONFIRMED&page=3&size=75&sort=-requestedDate&q=oy+asiakas")).toEqual({
      type: "Order",
      status: "CONFIRMED",
      page: 2,
      pageSize: 75,
      sort: { column: "requestedDate", direction: "desc" },
      text: "oy asiakas",
      criteria: {},
    });
  });

  test("names its type, also one to which the organization has no right any more (acceptance F17)", () => {
    const address = listAddress(["Inquiry", "Order", "Fault"], "Order");
    expect(address.read(new URLSearchParams("type=Fault")).type).toBe("Fault");
    expect(address.read(new URLSearchParams()).type).toBe("Order");
  });

  test("what it does not know is as usual", () => {
    const usual = {
      type: "Inquiry",
      status: undefined,
      page: 0,
      pageSize: 25,
      sort: undefined,
      text: "",
      criteria: {},
    };
    expect(read("type=Loan&status=LOST&page=-4&size=1000&sort=password")).toEqual(usual);
    expect(read("type=Inquiry&status=CONFIRMED&page=x")).toEqual(usual);
  });

  test.each([
    "type=Order",
    "type=Order&status=OPEN&own=1&q=33100&sort=tid&page=2",
    "type=Inquiry&sort=-counterparty&size=all",
  ])("%s reads and writes the same", (query) => expect(String(write(read(query)))).toBe(query));

  test("a list without a choice of types is still a list", () => {
    const url: ListUrl = listAddress([]).read(new URLSearchParams());
    expect(url.type).toBe("AvailabilityRequest");
  });
});

describe("the filter of a list", () => {
  const whole = read("type=Order");

  test("a state alone is asked for plainly, so that the counters can answer", () => {
    expect(whereOf(whole, scope)).toEqual({});
    expect(whereOf({ ...whole, status: "OPEN" }, scope)).toEqual({ eventState: "OPEN" });
  });

  test("the own ones alone are one press away (documents A11, D-44)", () => {
    expect(whereOf({ ...whole, status: "OPEN", criteria: { own: true } }, scope)).toEqual({
      eventState: "OPEN",
      supplierId: "o",
    });
    expect(whereOf({ ...whole, criteria: { own: true } }, { ...scope, role: "SUBSCRIBER" })).toEqual({
      subscriberId: "o",
    });
  });

  test("those that the reader handles are one press away (documents A2)", () => {
    expect(whereOf({ ...whole, status: "IN_PROCESSING", criteria: { mine: true } }, scope)).toEqual({
      eventState: "IN_PROCESSING",
      handlerId: "u",
    });
    expect(String(write(read("type=Order&mine=1")))).toBe("type=Order&mine=1");
  });

  test("those of the own that nobody handles are one press away, and not what has ended (0142)", () => {
    const where = (status?: "OPEN") => whereOf({ ...whole, status, criteria: { unassigned: true } }, scope);
    expect(where("OPEN")).toEqual({ eventState: "OPEN", supplierId: "o", handlerId: null });
    expect(where()).toEqual({ eventState: { inq: unfinishedStates }, supplierId: "o", handlerId: null });
    expect(String(write(read("type=Order&unassigned=1")))).toBe("type=Order&unassigned=1");
  });

  test("those that wait for the reader's side are one press away (0130)", () => {
    expect(whereOf({ ...whole, criteria: { waiting: true } }, scope)).toEqual({
      supplierId: "o",
      waitingSince: { neq: null },
    });
    expect(String(write(read("type=Order&waiting=1")))).toBe("type=Order&waiting=1");
  });

  test("what has unread messages is one press away, of the own ones alone: those of children are not ours to read", () => {
    const where = whereOf(read("type=Order&unread=1"), scope);
    expect(where).toEqual({ supplierId: "o", unreadMessages: { gt: 0 } });
    expect(String(write(read("type=Order&unread=1")))).toBe("type=Order&unread=1");
  });

  test("other party, product and days narrow it further; what is wrong in an address is as if it were not said", () => {
    const party = "0190d3c4-0000-7000-8000-000000000001";
    const from = addDays(todayInHelsinki(new Date()), -30);
    const query = `type=Order&own=1&subscriber=${party}&product=10G&requestedFrom=${from}`;
    expect(String(write(read(query)))).toBe(query);
    expect(whereOf(read(query), scope)).toEqual({
      supplierId: "o",
      and: [
        {
          subscriberId: { inq: [party] },
          productName: { ilike: "%10G%" },
          "document.requestedDate": { gte: from },
        },
      ],
    });
    expect(read("type=Order&requestedFrom=31.2.&createdTo=2026-01-01&product=10G").criteria).toEqual({
      product: "10G",
    });
  });

  test.each([
    ["type=Order&status=OPEN&own=1", false],
    ["type=Order&unread=1", true],
    ["type=Order&unassigned=1", true],
    ["type=Order&due=late", true],
    ["type=Order&product=10G", true],
    ["type=Order&q=oy", true],
  ])("of %s the counters know the total: not so: %s", (query, narrowed) => {
    expect(isNarrowed(read(query))).toBe(narrowed);
  });

  test.each([
    [" ", undefined],
    ["a", undefined],
    ["oy ab", undefined],
    ["  Oy  Asiakas Ab ", "Asiakas"],
    ["Hämeenkatu 33100", "Hämeenkatu 33100"],
    ["TID 7", "TID 7"],
    ["cid 42", "cid 42"],
    ["42", "42"],
  ])("of %j is looked for %j", (typed, sent) => expect(searchedText(typed)).toBe(sent));

  test("a very long text is cut to what the server takes", () => {
    expect(searchedText("sana ".repeat(100))?.length).toBeLessThanOrEqual(255);
  });

  test("short words are told of, numbers of documents are not", () => {
    expect(["oy", "Asiakas oy", " a "].map(hasShortWord)).toEqual([true, true, true]);
    expect(["", "Asiakas", "42", "TID 7"].map(hasShortWord)).toEqual([false, false, false, false]);
  });
});

describe("the export of what is selected", () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_row, at) => ({ id: at + 1, documentType: "Order" }) as const);

  test("names the rows, a hundred in a condition, in the order of the list", () => {
    const { documentType, filter = "" } = exportedRows(rows(250), ["id DESC"]);
    const { where, order } = JSON.parse(filter) as { where: { or: { id: { inq: number[] } }[] }; order: string[] };
    expect([documentType, order]).toEqual(["Order", ["id DESC"]]);
    expect(where.or.map(({ id }) => id.inq.length)).toEqual([100, 100, 50]);
    expect(where.or.flatMap(({ id }) => id.inq)).toEqual(rows(250).map(({ id }) => id));
  });

  test("of as many as can be selected at once fits into an address", () => {
    const largest = rows(mostRows).map((row) => ({ ...row, id: row.id + 1_000_000_000 }));
    expect(exportedRows(largest, ["document.estimatedDeliveryDate DESC"]).filter?.length).toBeLessThan(8192);
  });
});

describe("the order of a list", () => {
  test("the newest first", () => expect(orderOf(undefined, "SUBSCRIBER")).toEqual(["id DESC"]));
  test("the counterparty is the other one", () => {
    expect(orderOf({ column: "counterparty", direction: "asc" }, "SUPPLIER")).toEqual(["subscriber.name ASC"]);
  });
  test("addresses by place, then street", () => {
    expect(orderOf({ column: "address", direction: "desc" }, "SUBSCRIBER")).toEqual([
      "document.targetAddress.postalPlace DESC",
      "document.targetAddress.streetName DESC",
    ]);
  });
});

describe("the order of a list that nobody sorted (documents A4)", () => {
  const usual = (query: string) => orderOf(shownSort(read(query)), "SUPPLIER");

  test.each([
    ["type=Order&status=OPEN", "document.requestedDate ASC"],
    ["type=Order&status=CONFIRMED", "document.estimatedDeliveryDate ASC"],
    ["type=Order&status=IN_DELIVERY", "document.estimatedDeliveryDate ASC"],
    ["type=Inquiry&status=OPEN", "document.requestedDate ASC"],
  ])("%s waits by the day on which it is due", (query, order) => expect(usual(query)).toEqual([order]));

  test.each([
    "type=Order",
    "type=Order&status=IN_PROCESSING",
    "type=Order&status=READY",
    "type=Order&status=OPEN&q=abc",
  ])("%s begins with the newest", (query) => expect(usual(query)).toEqual(["id DESC"]));

  test("is shown as one, as a list that somebody sorted", () => {
    expect(shownSort(read("type=Order"))).toEqual({ column: "tid", direction: "desc" });
    expect(shownSort(read("type=Order&status=OPEN"))).toEqual({ column: "requestedDate", direction: "asc" });
  });

  test("what is sorted stays so", () => {
    expect(usual("type=Order&status=OPEN&sort=-tid")).toEqual(["id DESC"]);
  });
});

describe("the filters behind one button", () => {
  const flagged = ["waiting=1", "unread=1", "mine=1", "unassigned=1", "due=late", "due=today", "own=1"];

  test("of what is late and due today one is taken away at a time", () => {
    const turned = flagFilters({ due: ["late", "today"] }, undefined, false).filter(({ shown }) => shown);
    expect(turned.map(({ turned: { due } }) => due)).toEqual([["today"], ["late"]]);
  });

  test.each(flagged)("%s is one of them, and a press on it takes it away", (flag) => {
    const url = read(`type=Order&${flag}`);
    const shown = flagFilters(url.criteria, undefined, false).filter((one) => one.shown);
    expect(shown).toHaveLength(1);
    expect(String(write({ ...url, criteria: shown[0]?.turned ?? {} }))).toBe("type=Order");
  });

  test("own ones are asked for only where there are others, and what the counters know is told", () => {
    const { criteria } = read("type=Order");
    expect(flagFilters(criteria, undefined, true)).toHaveLength(flagged.length);
    expect(flagFilters(criteria, undefined, false)).toHaveLength(flagged.length - 1);
    const told = flagFilters(criteria, { waiting: 3, unreadMessages: 2 }, false).map(({ count }) => count);
    expect(told.slice(0, 3)).toEqual([3, 2, undefined]);
  });
});
