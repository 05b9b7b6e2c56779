import { addDays, addMonths, type CalendarDate } from "../values/calendar-date.ts";

export const periodPresets = ["thisMonth", "lastMonth", "thisQuarter", "thisYear", "lastYear"] as const;
export type PeriodPreset = (typeof periodPresets)[number];

export type Period = { from: CalendarDate; to: CalendarDate };

function firstDay(preset: PeriodPreset, today: CalendarDate): CalendarDate {
  const month = `${today.slice(0, 7)}-01`;
  const year = `${today.slice(0, 4)}-01-01`;
  if (preset === "thisMonth") return month;
  if (preset === "lastMonth") return addMonths(month, -1);
  if (preset === "thisQuarter") return addMonths(month, -((Number(today.slice(5, 7)) - 1) % 3));
  return preset === "thisYear" ? year : addMonths(year, -12);
}

const months: Record<PeriodPreset, number> = { thisMonth: 1, lastMonth: 1, thisQuarter: 3, thisYear: 12, lastYear: 12 };

/** The first and the last day of a period that has a name, whole even when it is not over. */
export function presetPeriod(preset: PeriodPreset, today: CalendarDate): Period {
  const from = firstDay(preset, today);
  return { from, to: addDays(addMonths(from, months[preset]), -1) };
}

/** The name of a period; undefined for one without. */
export function presetOf({ from, to }: Period, today: CalendarDate): PeriodPreset | undefined {
  return periodPresets.find((preset) => {
    const period = presetPeriod(preset, today);
    return period.from === from && period.to === to;
  });
}
