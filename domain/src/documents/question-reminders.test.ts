import { expect, test } from "vitest";
import { defaultCalendar } from "../service-times/service-calendar.ts";
import { remindersDue } from "./question-reminders.ts";

test.each([
  ["2026-11-23", "2026-11-24", 0],
  ["2026-11-23", "2026-11-25", 1],
  ["2026-11-23", "2026-11-27", 1],
  ["2026-11-23", "2026-11-30", 2],
  ["2026-11-23", "2027-02-01", 2],
  ["2026-11-20", "2026-11-23", 0],
  ["2026-11-20", "2026-11-24", 1],
  ["2026-12-23", "2026-12-28", 0],
  ["2026-12-23", "2026-12-29", 1],
])("asked on %s, by %s %i reminders are due", (asked, today, due) => {
  expect(remindersDue(defaultCalendar, asked, today)).toBe(due);
});

test("days on which the supplier is closed do not count", () => {
  const closed = { date: "2026-11-24", hours: null, reason: "inventaario" };
  expect(remindersDue({ ...defaultCalendar, exceptions: [closed] }, "2026-11-23", "2026-11-25")).toBe(0);
});
