import { expect, test } from "vitest";
import { limitIssues, limitedFields, offeredAt, type Limiting } from "./connection-limits.ts";

const any = { interfaces: [], connectors: [], capacities: [] };
const tenGigabits = { ...any, interfaces: ["10GBase-LR"], capacities: ["10 Gbit/s"] };
const limiting = (more: Partial<Limiting> = {}): Limiting => ({
  documentType: "Order",
  products: [tenGigabits],
  agreed: undefined,
  ...more,
});

test("a product that says nothing offers anything", () => {
  for (const field of limitedFields) expect(offeredAt(field, limiting({ products: [any, {}] }))).toBeUndefined();
});

test("both ends have the interfaces of the product; the first that says so decides", () => {
  const products = [any, tenGigabits, { ...any, interfaces: ["1000Base-LX"] }];
  expect(offeredAt("interface", limiting({ products }))).toEqual(["10GBase-LR"]);
  expect(offeredAt("otherEndInterface", limiting({ products }))).toEqual(["10GBase-LR"]);
  expect(offeredAt("connector", limiting({ products }))).toBeUndefined();
});

test("what is not offered is refused with what is, and what was agreed before stays", () => {
  const fields = { interface: "10Base-TX", connector: "SC UPC SM", capacity: "10 Gbit/s" } as const;
  expect(limitIssues(fields, limiting())).toEqual([
    { path: "interface", code: "NOT_OFFERED_BY_PRODUCT", params: { offered: "10GBase-LR" } },
  ]);
  expect(limitIssues(fields, limiting({ agreed: fields }))).toEqual([]);
  expect(limitIssues({}, limiting())).toEqual([]);
});

test("a change of what is delivered is not bound to what the product offers", () => {
  for (const documentType of ["ChangeOrder", "CancelOrder", "Fault"] as const)
    expect(limitIssues({ capacity: "100 Gbit/s" }, limiting({ documentType }))).toEqual([]);
});
