import { expect, test } from "vitest";
import { fieldDifferences, productsDiffer } from "./differences.ts";

const version = (document: object, products: string[] = []) => ({
  document,
  eventState: "OPEN" as const,
  version: 1,
  eventProducts: products.map((productId) => ({
    eventId: 1,
    productId,
    productName: productId,
    active: true,
    productPrice: "0.00",
    monthPrice: "0.00",
    customFields: {},
  })),
});

test("changed, added and removed fields, in the order of the form", () => {
  const before = version({ customerName: "A", projectId: "1", targetAddress: { streetName: "Katu" } });
  const after = version({ customerName: "B", capacity: "1 G", targetAddress: { streetName: "Katu" } });
  expect(fieldDifferences(before, after)).toEqual([
    { field: "capacity", from: undefined, to: "1 G" },
    { field: "customerName", from: "A", to: "B" },
    { field: "projectId", from: "1", to: undefined },
  ]);
});

test("products are compared as a whole", () => {
  expect(productsDiffer(version({}, ["a"]), version({}, ["a"]))).toBe(false);
  expect(productsDiffer(version({}, ["a"]), version({}, ["b"]))).toBe(true);
});
