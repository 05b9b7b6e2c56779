import { expect, test } from "vitest";
import { newDocumentAddress, newDocumentPath, skipsProduct } from "./new-document-url.ts";

const read = (query: string) => newDocumentAddress.read(new URLSearchParams(query));

test("an address without a step names none, and a document begins as new", () => {
  expect(read("type=Order&mode=new")).toMatchObject({
    type: "Order",
    status: undefined,
    step: undefined,
    skip: false,
    draftId: undefined,
  });
});

test.each([
  ["skip=1&supplier=s&formType=WDM", true],
  ["skip=1&supplier=s&productGroup=g", true],
  ["skip=1&supplier=s", false],
  ["skip=1&formType=WDM", false],
  ["skip=1&supplier=s&formType=X", false],
  ["skip=2&supplier=s&formType=WDM", false],
])("%s skips the first step: %j", (query, skips) => expect(skipsProduct(read(query))).toBe(skips));

test("every part is read", () => {
  expect(
    read(
      "type=Order&status=COPY&source=100234&step=3&supplier=s&draft=d&formType=WDM&productGroup=g&product=p&street=Katu&number=1&letter=A&apartment=2&postal=00100&place=Helsinki",
    ),
  ).toEqual({
    type: "Order",
    mode: undefined,
    status: "COPY",
    step: "summary",
    skip: false,
    supplierId: "s",
    productGroupId: "g",
    formType: "WDM",
    draftId: "d",
    productId: "p",
    streetName: "Katu",
    streetNumber: "1",
    streetLetter: "A",
    apartment: "2",
    postalCode: "00100",
    postalPlace: "Helsinki",
    source: { eventId: 100234, mode: "COPY" },
  });
});

test("what it does not know it leaves", () => {
  expect(read("type=Loan&status=LOST&step=9&formType=X&mode=edit")).toMatchObject({
    type: undefined,
    status: undefined,
    step: undefined,
    formType: undefined,
  });
});

test("a change keeps the rest of the query", () => {
  const query = new URLSearchParams("type=Order&mode=new&status=NEW&skip=1&supplier=a");
  expect(newDocumentAddress.change(query, { step: "fields", draftId: "d" }).toString()).toBe(
    "type=Order&mode=new&status=NEW&skip=1&supplier=a&step=2&draft=d",
  );
  expect(newDocumentAddress.change(query, { supplierId: undefined }).toString()).toBe(
    "type=Order&mode=new&status=NEW&skip=1",
  );
});

test.each([
  ["Order", "ORDER", "NEW"],
  ["Order", "COPY", "COPY"],
  ["Fault", "FROM_EXISTING", "FROM_EXISTING"],
  ["Inquiry", "FORWARD", "FORWARD"],
] as const)("a %s by %s begins as %s, and its address is read as it was written", (type, mode, status) => {
  const path = newDocumentPath(type, { eventId: 100234, mode });
  expect(path).toBe(`/subscriber/documents/new?type=${type}&mode=new&status=${status}&source=100234`);
  expect(read(path.slice(path.indexOf("?") + 1))).toMatchObject({ type, status, source: { eventId: 100234, mode } });
});

test.each(["", "0", "-4", "1.5", "TID"])("%j names no source", (text) => {
  expect(read(`type=Order&status=COPY&source=${text}`).source).toBeUndefined();
});
