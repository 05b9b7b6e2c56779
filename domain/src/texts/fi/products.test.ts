import { expect, test } from "vitest";
import { products } from "./products.ts";

test("what uses a group is told with its number", () => {
  const none = { products: 0, commonProducts: 0, nnis: 0, documents: false };
  expect(products.groupUses({ ...none, products: 1 })).toBe("Tuoteryhmää käyttää 1 tuote");
  expect(products.groupUses({ products: 3, commonProducts: 1, nnis: 2, documents: true })).toBe(
    "Tuoteryhmää käyttää 3 tuotetta, 1 yhteinen tuote, 2 NNI-tunnusta, tapahtumia",
  );
});
