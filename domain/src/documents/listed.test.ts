import { expect, test } from "vitest";
import { isListed } from "./listed.ts";

const cancelled = {
  documentType: "Order",
  eventState: "CANCELLED",
  archived: true,
  cancelledByCustomer: true,
  cancelConfirmed: false,
} as const;

test("an unconfirmed cancellation stays with the supplier though archived (documents A9, D-48)", () => {
  expect(isListed(cancelled, "supplier")).toBe(true);
  expect(isListed(cancelled, "subscriber")).toBe(false);
  expect(isListed({ ...cancelled, cancelConfirmed: true }, "supplier")).toBe(false);
  expect(isListed({ ...cancelled, cancelledByCustomer: false }, "supplier")).toBe(false);
  expect(isListed({ ...cancelled, documentType: "Inquiry" }, "supplier")).toBe(false);
  expect(isListed({ ...cancelled, archived: false }, "subscriber")).toBe(true);
});
