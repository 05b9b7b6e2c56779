import { describe, expect, test } from "vitest";
import { whereOf, whereText } from "./list-filter.ts";
import { orderOf } from "./list-order.ts";
import { readListUrl, writeListUrl, type ListUrl } from "./list-url.ts";

const offered = ["Inquiry", "Order"] as const;
const read = (query: string) => readListUrl(new URLSearchParams(query), offered);

describe("the address of a list", () => {
  test("says what to show", () => {
    expect(read("type=Order&status=CONFIRMED&page=3&size=75&sort=-requestedDate&q=oy+asiakas")).toEqual({
      type: "Order",
      status: "CONFIRMED",
      page: 2,
      pageSize: 75,
      sort: { column: "requestedDate", direction: "desc" },
      text: "oy asiakas",
    });
  });

  test("what it does not know is as usual", () => {
    const usual = { type: "Inquiry", status: undefined, page: 0, pageSize: 25, sort: undefined, text: "" };
    expect(read("type=Loan&status=LOST&page=-4&size=1000&sort=password")).toEqual(usual);
    expect(read("type=Inquiry&status=CONFIRMED&page=x")).toEqual(usual);
  });

  test.each([
    "type=Order",
    "type=Order&status=OPEN&q=33100&sort=tid&page=2",
    "type=Inquiry&sort=-counterparty&size=all",
  ])("%s reads and writes the same", (query) => expect(String(writeListUrl(read(query)))).toBe(query));

  test("a list without a choice of types is still a list", () => {
    const url: ListUrl = readListUrl(new URLSearchParams(), []);
    expect(url.type).toBe("AvailabilityRequest");
  });
});

describe("the filter of a list", () => {
  test("nothing typed and no state: everything", () => expect(whereOf(undefined, " ", "SUBSCRIBER")).toEqual({}));

  test("a state alone is asked for plainly, so that the counters can answer", () => {
    expect(whereOf("OPEN", "", "SUBSCRIBER")).toEqual({ eventState: "OPEN" });
  });

  test("a number may be a TID, a CID or part of a text", () => {
    const where = whereText("TID 100234", "SUPPLIER") as { or: unknown[] };
    expect(where.or[0]).toEqual({ id: 100234 });
    expect(where.or).toHaveLength(2);
    expect((whereText("100234", "SUPPLIER") as { or: unknown[] }).or.slice(0, 2)).toEqual([
      { id: 100234 },
      { caseId: 100234 },
    ]);
  });

  test("each word is looked for in every text, the other party's name among them", () => {
    const where = whereText("Oy Asiakas", "SUBSCRIBER") as { or: [{ and: { or: object[] }[] }] };
    const [{ and }] = where.or;
    expect(and).toHaveLength(2);
    expect(and[0]?.or).toContainEqual({ "supplier.name": { ilike: "%Oy%" } });
    expect(and[1]?.or).toContainEqual({ "document.customerName": { ilike: "%Asiakas%" } });
  });

  test("signs of the pattern are taken as they are typed", () => {
    expect(JSON.stringify(whereText("10%_a", "SUBSCRIBER"))).toContain(String.raw`%10\\%\\_a%`);
  });

  test("however much is typed, the conditions stay within what the server takes", () => {
    const conditions = JSON.stringify(whereText("a b c d e f g h i j", "SUBSCRIBER")).match(/ilike/g);
    expect(conditions?.length).toBeLessThanOrEqual(48);
  });

  test("state and text hold together", () => {
    expect(whereOf("OPEN", "x", "SUBSCRIBER")).toMatchObject({ and: [{ eventState: "OPEN" }, { or: [{}] }] });
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
