import { expect, test } from "vitest";
import { remindersDue } from "./question-reminders.ts";

test.each([
  ["2026-11-23", "2026-11-24", 0],
  ["2026-11-23", "2026-11-25", 1],
  ["2026-11-23", "2026-11-27", 1],
  ["2026-11-23", "2026-11-30", 2],
  ["2026-11-23", "2027-02-01", 2],
  ["2026-11-20", "2026-11-23", 0],
  ["2026-11-20", "2026-11-24", 1],
])("asked on %s, by %s %i reminders are due", (asked, today, due) => {
  expect(remindersDue(asked, today)).toBe(due);
});
