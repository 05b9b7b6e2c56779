import { expect, test } from "vitest";
import { inputOfPath } from "./input-of-path.ts";

test("the server's paths lead to inputs", () => {
  expect(inputOfPath("document.targetAddress.postalCode", [])).toBe("document.targetAddress.postalCode");
  expect(inputOfPath("eventProducts.0.productId", [])).toBe("productId");
  expect(inputOfPath("eventProducts.0.customFields.VLAN nro.", ["Tila", "VLAN nro."])).toBe("customFields.1.value");
  expect(inputOfPath("eventProducts.1.customFields.Tila", [], [["Tila"]])).toBe("moreProducts.0.customFields.0.value");
  expect(inputOfPath("eventProducts.2.customFields.Tila", [], [["Tila"]])).toBeUndefined();
  expect(inputOfPath("source.eventId", [])).toBeUndefined();
});
