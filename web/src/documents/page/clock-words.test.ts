import { expect, test } from "vitest";
import type { Clock } from "../api/entities.ts";
import { clockReasons } from "./clock-words.ts";

const clock: Clock = {
  name: "confirmation",
  state: "running",
  startedAt: "2026-12-22T12:30:00.000Z",
  target: { amount: 2, unit: "days", always: false },
  slaClass: null,
  dueAt: "2026-12-28T14:00:00.000Z",
  originalDueAt: "2026-12-28T14:00:00.000Z",
  stoppedAt: null,
  percentage: 10,
  pausedSince: null,
  pauses: [],
  daysOff: [],
};

test("a time is told with the SLA class whose it is", () => {
  expect(clockReasons(clock)[0]).toBe("Alkoi 22.12.2026 klo 14.30, aikaa 2 palvelupäivää");
  expect(clockReasons({ ...clock, slaClass: "Nopea" })[0]).toBe(
    "Alkoi 22.12.2026 klo 14.30, aikaa 2 palvelupäivää (SLA-luokka Nopea)",
  );
});
