import { expect, it } from "vitest";
import { defaultDateLimits, firstNormalDate, mayFileDeliveryCheck } from "./date-limits.ts";

it("has the defaults of D-16", () => {
  expect(defaultDateLimits).toEqual({ minimumNormalDeliveryDays: 10, deliveryCheckDays: 14 });
  expect(firstNormalDate("2026-03-05")).toBe("2026-03-19");
  expect(firstNormalDate("2026-03-05", { ...defaultDateLimits, minimumNormalDeliveryDays: 2 })).toBe("2026-03-09");
});

it("takes a delivery check on its last day and not after it", () => {
  expect(mayFileDeliveryCheck("2026-03-20", "2026-04-03")).toBe(true);
  expect(mayFileDeliveryCheck("2026-03-20", "2026-04-04")).toBe(false);
});
