import { expect, test } from "vitest";
import { firstInputOf, inputLabel } from "./input-label.ts";

test("inputs are called by their labels", () => {
  expect(inputLabel("supplierId", "Order", [])).toBe("Toimittaja");
  expect(inputLabel("document.requestedDate", "CancelOrder", [])).toBe("Toivottu päättymispäivä");
  expect(inputLabel("document.targetAddress.postalCode", "Order", [])).toBe("A-pään osoite, postinumero");
  expect(inputLabel("customFields.1.value", "Order", ["Tila", "VLAN"])).toBe("VLAN");
});

test("an address is filled in from its street on", () => {
  expect(firstInputOf("document.targetAddress")).toBe("document.targetAddress.streetName");
  expect(firstInputOf("document.targetAddress.postalCode")).toBe("document.targetAddress.postalCode");
  expect(firstInputOf("document.customerName")).toBe("document.customerName");
});
