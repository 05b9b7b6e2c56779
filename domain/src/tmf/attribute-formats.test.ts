import { describe, expect, test } from "vitest";
import { attributeFormats } from "./attribute-formats.ts";
import type { AttributeFormatName } from "./field-places.ts";

const months = (amount: unknown, units: unknown) => [{ duration: { amount, units } }];

describe("attribute formats", () => {
  test.each<[AttributeFormatName, unknown, unknown]>([
    ["text", "x", "x"],
    ["day", "2026-12-10", "2026-12-10T00:00:00.000Z"],
    ["endOfDay", "2026-12-10", "2026-12-10T21:59:59.999Z"],
    ["priority", "fast", "1"],
    ["priority", "urgent", "2"],
    ["priority", "normal", "3"],
    ["months", 12, [{ name: "contractLength", duration: { amount: 12, units: "month" } }]],
    ["interval", 14, { amount: 14, units: "calendarDays" }],
    ["interval", 0, { amount: 0, units: "calendarDays" }],
    ["interval", -1, undefined],
    ["faultType", "urgentFault", "urgentFault"],
    ["agreement", "S-1", [{ id: "S-1", name: "contractNumber" }]],
    ["account", "a", { id: "a" }],
    ["accounts", "a", [{ id: "a" }]],
    ["firstOf", ["a", "b"], "a"],
    ["firstOf", "a", undefined],
  ])("%s writes %j as %j", (name, value, written) => {
    expect(attributeFormats[name].write(value)).toEqual(written);
  });

  test.each<[AttributeFormatName, unknown, unknown]>([
    ["text", 5, "5"],
    ["text", {}, null],
    ["day", "2026-12-10T00:00:00Z", "2026-12-10"],
    ["endOfDay", "2026-12-10T21:59:59.999Z", "2026-12-10"],
    ["priority", 0, "fast"],
    ["priority", "1", "fast"],
    ["priority", "2", "urgent"],
    ["priority", "3", "normal"],
    ["priority", "4", "normal"],
    ["priority", "5", null],
    ["priority", null, null],
    ["months", months(12, "Month "), 12],
    ["months", months(6, "months"), 6],
    ["months", months(1, "year"), 12],
    ["months", months(2, "YEARS"), 24],
    ["months", months(1.5, "year"), null],
    ["months", months(12, "day"), null],
    ["months", months(12, 5), null],
    ["months", months("12", "month"), null],
    ["months", "12", null],
    ["interval", { amount: 2, units: "weeks" }, 14],
    ["interval", { amount: 1, units: "week" }, 7],
    ["interval", { amount: 3, units: "calendarDays" }, 3],
    ["interval", { amount: 3, units: "days" }, 3],
    ["interval", { amount: 1, units: "day" }, 1],
    ["interval", null, null],
    ["faultType", "deliveryChecking", "deliveryChecking"],
    ["faultType", "laskutus", "fault"],
    ["faultType", 5, null],
    ["agreement", [{ id: "S-1" }], "S-1"],
    ["account", { id: 7 }, "7"],
    ["accounts", "a", null],
    ["firstOf", "a", ["a"]],
    ["firstOf", ["a"], null],
  ])("%s reads %j as %j", (name, given, read) => {
    expect(attributeFormats[name].read(given, {})).toEqual(read);
  });

  test.each([
    [{ severity: " Critical " }, "urgentFault"],
    [{ priority: "high" }, "urgentFault"],
    [{ severity: 1, priority: "minor" }, "fault"],
  ])("a fault beside %j is %s", (beside, type) => {
    expect(attributeFormats.faultType.read("x", beside)).toBe(type);
  });
});
