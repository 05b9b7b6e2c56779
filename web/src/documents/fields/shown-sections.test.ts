import { expect, test } from "vitest";
import { hasAnswer, shownSections } from "./shown-sections.ts";

const groups = (...asked: Parameters<typeof shownSections>) =>
  shownSections(...asked).map((section) => section.groups[0]);

const asked = ["connection", "addresses", "customer", "schedule"];

test("the answer stands first once there is one", () => {
  expect(groups("Order", false)).toEqual([...asked, "fault", "answer", "correction", "billing"]);
  expect(groups("Order", true)).toEqual(["answer", "correction", ...asked, "fault", "billing"]);
});

test("a fault tells of the fault first, after how it was mended", () => {
  expect(groups("Fault", false).slice(0, 2)).toEqual(["fault", "connection"]);
  expect(groups("Fault", true).slice(0, 4)).toEqual(["answer", "correction", "fault", "connection"]);
});

test("fees that came from the offer are no answer yet", () => {
  expect(hasAnswer({ connectFee: "120.00", monthlyFee: "10.00", customerName: "Kahvila" })).toBe(false);
  expect(hasAnswer({ estimatedDeliveryDate: "2026-12-10" })).toBe(true);
  expect(hasAnswer({ correctionActions: "Kuitu jatkettu" })).toBe(true);
  expect(hasAnswer({ supplierConnectionId: " " })).toBe(false);
});
