import { expect, test } from "vitest";
import { changeNewDocumentUrl, readNewDocumentUrl } from "./new-document-url.ts";

const read = (query: string) => readNewDocumentUrl(new URLSearchParams(query));

test("an address without a step is that of the first", () => {
  expect(read("type=Order")).toMatchObject({ type: "Order", step: "product", draftId: undefined });
});

test("every part is read", () => {
  expect(read("type=Order&step=3&supplier=s&draft=d&formType=WDM&productGroup=g")).toEqual({
    type: "Order",
    step: "summary",
    supplierId: "s",
    productGroupId: "g",
    formType: "WDM",
    draftId: "d",
  });
});

test("what it does not know it leaves", () => {
  expect(read("type=Loan&step=9&formType=X")).toMatchObject({ type: undefined, step: "product", formType: undefined });
});

test("a change keeps the rest of the query", () => {
  const query = new URLSearchParams("type=Order&mode=new&supplier=a");
  expect(changeNewDocumentUrl(query, { step: "fields", draftId: "d" }).toString()).toBe(
    "type=Order&mode=new&supplier=a&step=2&draft=d",
  );
  expect(changeNewDocumentUrl(query, { supplierId: "" }).toString()).toBe("type=Order&mode=new");
});
