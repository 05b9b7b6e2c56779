import { writeCriteria } from "@runko/domain/search/criteria";
import { describe, expect, test } from "vitest";
import { flagFilters } from "../list/flag-filters.ts";
import { listAddress } from "../list/list-url.ts";
import { criteriaOfList, isWorthKeeping, listOfSearch, sortOfList } from "./list-of-search.ts";

const address = listAddress(["Inquiry", "Order", "Fault"]);
const quick = ["own=1", "mine=1", "unassigned=1", "waiting=1", "unread=1", "due=late", "due=today"];
const read = (query: string) => address.read(new URLSearchParams(query));
const party = "0190d3c4-0000-7000-8000-000000000001";

describe("a list that is kept as a saved search", () => {
  test.each([
    "type=Order&product=10G",
    "type=Order&status=OPEN&q=Oulu",
    `type=Order&status=CONFIRMED&subscriber=${party}&sort=-requestedDate`,
    ...quick.map((flag) => `type=Order&status=OPEN&${flag}&q=Oulu`),
  ])("%s comes back as the same list", (query) => {
    const url = read(query);
    const criteria = criteriaOfList(url);
    const kept = { criteria: writeCriteria(criteria), sort: sortOfList(url, "SUPPLIER") };
    const view = listOfSearch(kept, "SUPPLIER");
    expect(view && String(address.write(view))).toBe(query);
  });

  test("of what is due leaves out nothing that its list holds: what is archived may be due still", () => {
    expect(criteriaOfList(read("type=Order&due=late"))).not.toHaveProperty("archived");
    expect(criteriaOfList(read("type=Order&own=1"))).toMatchObject({ archived: false });
    const kept = { type: "Order", due: "late", archived: "no" };
    expect(listOfSearch({ criteria: kept, sort: null }, "SUPPLIER")?.criteria).toEqual({ due: ["late"] });
  });

  test("each way to narrow a list by a press is among these", () => {
    const shown = quick.flatMap((flag) => flagFilters(read(flag).criteria, undefined, true).filter((one) => one.shown));
    expect(shown.map(({ label }) => label).toSorted()).toEqual(
      flagFilters({}, undefined, true)
        .map(({ label }) => label)
        .toSorted(),
    );
  });

  test.each([
    ["type=Order", false],
    ["type=Order&status=OPEN", false],
    ["type=Order&q=Oulu", true],
    ["type=Order&sort=tid", true],
    ["type=Order&own=1", true],
  ])("%s is worth keeping: %s", (query, worth) => expect(isWorthKeeping(read(query))).toBe(worth));
});

describe("a saved search that is no list", () => {
  test.each([
    ["finds archived ones too", { type: "Order", product: "10G" }],
    ["of several types", { type: "Order,Inquiry", archived: "no" }],
    ["of all types", { archived: "no", product: "10G" }],
    ["in several states", { type: "Order", status: "OPEN,READY", archived: "no" }],
    ["by what lists are not narrowed by", { type: "Order", archived: "no", project: "P-1" }],
  ])("%s", (_what, criteria) => expect(listOfSearch({ criteria, sort: null }, "SUPPLIER")).toBeUndefined());

  test("who sees one type alone has lists of it without saying so", () => {
    expect(listOfSearch({ criteria: { archived: "no", product: "10G" }, sort: null }, "ERROR_HANDLER")?.type).toBe(
      "Fault",
    );
  });
});
