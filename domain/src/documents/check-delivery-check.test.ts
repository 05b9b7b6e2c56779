import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../values/calendar-date.ts";
import { checkDeliveryCheck } from "./check-delivery-check.ts";

const today = "2026-11-20";
const check = (daysAgo: number, deliveryCheckDays: number, before?: "fault" | "deliveryChecking") =>
  checkDeliveryCheck(
    { faultType: "deliveryChecking" },
    { deliveredOn: addDays(today, -daysAgo), today, limits: { minimumNormalDeliveryDays: 10, deliveryCheckDays } },
    before && { faultType: before },
  );

test("it is filed up to the supplier's last day, and refused with the number of days after it", () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), (daysAgo, days) => {
      const late = { path: "faultType", code: "DELIVERY_CHECK_TOO_LATE", params: { days } };
      expect(check(daysAgo, days)).toEqual(daysAgo > days ? [late] : []);
    }),
  );
});

test("an edit may not make one of a fault too late, but leaves one that is filed already", () => {
  expect(check(30, 14, "fault")).toHaveLength(1);
  expect(check(30, 14, "deliveryChecking")).toEqual([]);
});

test("other faults, and those of no known order, know no such limit", () => {
  const delivery = {
    deliveredOn: "2020-01-01",
    today,
    limits: { minimumNormalDeliveryDays: 10, deliveryCheckDays: 14 },
  };
  expect(checkDeliveryCheck({ faultType: "urgentFault" }, delivery)).toEqual([]);
  expect(checkDeliveryCheck({ faultType: "deliveryChecking" }, { ...delivery, deliveredOn: null })).toEqual([]);
});
