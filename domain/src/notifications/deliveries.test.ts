import { expect, it } from "vitest";
import { lastDigestDay, nextDigestDay } from "./digest-day.ts";
import { deliveryOf } from "./deliveries.ts";

it("a person is mailed at once until something else is chosen", () => {
  expect(deliveryOf({}, "Order", false)).toBe("atOnce");
  expect(deliveryOf({ Order: "daily" }, "Order", false)).toBe("daily");
  expect(deliveryOf({ Order: "none" }, "Fault", false)).toBe("atOnce");
});

it("an urgent fault does not wait for the digest, but who wants no mail gets none", () => {
  expect(deliveryOf({ Fault: "daily" }, "Fault", true)).toBe("atOnce");
  expect(deliveryOf({ Fault: "none" }, "Fault", true)).toBe("none");
});

it.each([
  ["2026-01-15T04:59:59Z", "2026-01-14", "2026-01-15"],
  ["2026-01-15T05:00:00Z", "2026-01-15", "2026-01-16"],
  ["2026-07-15T03:59:59Z", "2026-07-14", "2026-07-15"],
  ["2026-07-15T04:00:00Z", "2026-07-15", "2026-07-16"],
  ["2026-07-15T21:30:00Z", "2026-07-15", "2026-07-16"],
  ["2026-10-25T05:00:00Z", "2026-10-25", "2026-10-26"],
])("at %s the digest of %s has left, and what happens is for %s", (now, last, next) => {
  expect([lastDigestDay(new Date(now)), nextDigestDay(new Date(now))]).toEqual([last, next]);
});
