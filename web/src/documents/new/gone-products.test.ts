import { expect, test } from "vitest";
import { choiceOf, goneProducts } from "./gone-products.ts";

const form = {
  productGroupId: "g",
  supplierId: "s",
  productId: "p1",
  moreProducts: [{ productId: "p2", customFields: [] }],
};
const restored = choiceOf(form, ["Kuitu 1G", "Kuitu 10G"]);
const offered = (...ids: string[]) => ids.map((id) => ({ id, refusal: null }));

test("a draft names the product that has left the catalogue (acceptance A12)", () => {
  expect(goneProducts(restored, form, offered("p2", "p3"))).toEqual([{ id: "p1", name: "Kuitu 1G" }]);
  expect(goneProducts(restored, form, [{ id: "p1", refusal: "NNI_REQUIRED" }, ...offered("p2")])).toHaveLength(1);
  expect(goneProducts(choiceOf(form), form, offered("p2"))).toEqual([{ id: "p1", name: undefined }]);
});

test("nothing is gone that is offered, not known yet, replaced, or of another supplier", () => {
  expect(goneProducts(restored, form, offered("p1", "p2"))).toEqual([]);
  expect(goneProducts(restored, form, undefined)).toEqual([]);
  expect(goneProducts(restored, { ...form, supplierId: "other" }, [])).toEqual([]);
  expect(goneProducts(restored, { ...form, productId: "p3", moreProducts: [] }, offered("p3"))).toEqual([]);
  expect(goneProducts(undefined, form, [])).toEqual([]);
});
