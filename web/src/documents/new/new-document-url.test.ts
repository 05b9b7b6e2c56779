import { expect, test } from "vitest";
import { changeNewDocumentUrl, readNewDocumentUrl } from "./new-document-url.ts";

const read = (query: string) => readNewDocumentUrl(new URLSearchParams(query));

test("an address without a step names none, and a document begins as new", () => {
  expect(read("type=Order&mode=new")).toMatchObject({
    type: "Order",
    status: "NEW",
    step: undefined,
    skipsProduct: false,
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
])("%s skips the first step: %j", (query, skips) => expect(read(query).skipsProduct).toBe(skips));

test("every part is read", () => {
  expect(read("type=Order&status=COPY&step=3&supplier=s&draft=d&formType=WDM&productGroup=g")).toEqual({
    type: "Order",
    status: "COPY",
    step: "summary",
    skipsProduct: false,
    supplierId: "s",
    productGroupId: "g",
    formType: "WDM",
    draftId: "d",
  });
});

test("what it does not know it leaves", () => {
  expect(read("type=Loan&status=LOST&step=9&formType=X&mode=edit")).toMatchObject({
    type: undefined,
    status: "NEW",
    step: undefined,
    formType: undefined,
  });
});

test("a change keeps the rest of the query", () => {
  const query = new URLSearchParams("type=Order&mode=new&status=NEW&skip=1&supplier=a");
  expect(changeNewDocumentUrl(query, { step: "fields", draftId: "d" }).toString()).toBe(
    "type=Order&mode=new&status=NEW&skip=1&supplier=a&step=2&draft=d",
  );
  expect(changeNewDocumentUrl(query, { supplierId: "" }).toString()).toBe("type=Order&mode=new&status=NEW&skip=1");
});
