import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reportTypes } from "../enumerations/report-types.ts";
import { addDays, addMonths, daysBetween } from "../values/calendar-date.ts";
import { previousPeriod } from "./previous-period.ts";
import { periodPresets, presetPeriod } from "./report-periods.ts";
import type { ReportFigures } from "./report.ts";
import { reportDefinitions } from "./report-definitions.ts";
import { reportTiles } from "./report-tiles.ts";

describe("the period before", () => {
  test.each([
    ["a month", "2026-03-01", "2026-03-31", "2026-04-10", "2026-02-01", "2026-02-28"],
    ["a year", "2025-01-01", "2025-12-31", "2026-04-10", "2024-01-01", "2024-12-31"],
    ["some days", "2026-03-10", "2026-03-12", "2026-04-10", "2026-03-07", "2026-03-09"],
    ["a month that is not over", "2026-03-01", "2026-03-31", "2026-03-10", "2026-02-01", "2026-02-10"],
    ["the last days of a longer month", "2026-03-01", "2026-03-31", "2026-03-30", "2026-02-01", "2026-02-28"],
    ["a year that is not over", "2026-01-01", "2026-12-31", "2026-11-23", "2025-01-01", "2025-11-23"],
    ["a month to come", "2026-05-01", "2026-05-31", "2026-03-30", "2026-04-01", "2026-04-30"],
  ])("of %s", (_title, from, to, today, first, last) => {
    expect(previousPeriod({ from, to }, today)).toEqual({ from: first, to: last });
  });

  test("ends before this one begins, and is no longer, whatever is asked", () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays("2020-01-01", days));
    fc.assert(
      fc.property(day, fc.nat(366), day, (from, days, today) => {
        const previous = previousPeriod({ from, to: addDays(from, days) }, today);
        expect(previous.from <= previous.to).toBe(true);
        expect(previous.to < from).toBe(true);
        expect(daysBetween(previous.from, previous.to)).toBeLessThanOrEqual(Math.max(days, 366));
      }),
    );
    for (const preset of periodPresets) {
      const period = presetPeriod(preset, "2026-12-31");
      expect(addMonths(previousPeriod(period, "2027-12-31").from, 0) < period.from).toBe(true);
    }
  });
});

const figures = (changed: Partial<ReportFigures>): ReportFigures => ({
  counts: [],
  total: 0,
  averageDays: null,
  share: null,
  serviceHours: null,
  ...changed,
});
const tilesOf = (report: (typeof reportTypes)[number], total: ReportFigures, before: ReportFigures) =>
  reportTiles({ report, total, previous: { from: "2026-01-01", to: "2026-01-31", total: before } });

describe("tiles", () => {
  test("tell how many, and what changed", () => {
    const [count, average] = tilesOf(
      "delivery-time",
      figures({ total: 12, averageDays: 5.1 }),
      figures({ total: 9, averageDays: 7 }),
    );
    expect(count).toEqual({ name: "total", unit: "count", value: 12, change: 3 });
    expect(average).toEqual({ name: "average", unit: "days", value: 5.1, change: -1.9 });
  });

  test("a share is told in its points, and what was not measured before has no change", () => {
    const [, share] = tilesOf("hit-rate", figures({ total: 3, share: 33.3 }), figures({ total: 2, share: 50 }));
    expect(share).toMatchObject({ change: -16.7 });
    const [, none] = tilesOf("hit-rate", figures({ total: 3, share: 33.3 }), figures({}));
    expect(none).toMatchObject({ value: 33.3, change: null });
  });

  test.each(reportTypes)("%s begins with how many there are, and has its key figure", (report) => {
    const names = tilesOf(report, figures({}), figures({})).map(({ name }) => name);
    const { keyFigure } = reportDefinitions[report];
    const second = keyFigure === "total" ? "READY" : keyFigure === "average" ? "average" : "share";
    expect(names.slice(0, 2)).toEqual(["total", second]);
  });
});
