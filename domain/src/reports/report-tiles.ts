import type { ReportType } from "../enumerations/report-types.ts";
import { oneDecimal } from "./one-decimal.ts";
import type { Report, ReportFigures } from "./report.ts";
import { reportDefinitions } from "./report-definitions.ts";

/** What a tile tells: how many are counted, of a class too, the key figure, or hours of service. */
export type TileName = "total" | "READY" | "CANCELLED" | "average" | "share" | "median" | "ninetieth";

/** How a figure is said: a number of documents, days, hours, or per cent. */
export type TileUnit = "count" | "days" | "workingDays" | "hours" | "percent";

export type ReportTile = {
  name: TileName;
  unit: TileUnit;
  value: number | null;
  /** Against the period before; null where one of them has none, or nothing was counted then. */
  change: number | null;
};

type Told = { name: TileName; unit: TileUnit; of: (figures: ReportFigures) => number | null };

function toldOf(report: ReportType): Told[] {
  const { keyFigure, buckets, measure } = reportDefinitions[report];
  const total: Told = { name: "total", unit: "count", of: (figures) => figures.total };
  if (keyFigure === "total")
    return [
      total,
      ...(["READY", "CANCELLED"] as const).map((name): Told => {
        const place = buckets.findIndex(({ key }) => key === name);
        return { name, unit: "count", of: ({ counts }) => counts[place] ?? 0 };
      }),
    ];
  if (keyFigure === "average") {
    const unit = measure === "workingDaysToConfirmation" ? "workingDays" : "days";
    return [total, { name: "average", unit, of: ({ averageDays }) => averageDays }];
  }
  const share: Told = { name: "share", unit: "percent", of: (figures) => figures.share };
  if (measure !== "clock") return [total, share];
  const hours = (["median", "ninetieth"] as const).map((name): Told => ({
    name,
    unit: "hours",
    of: ({ serviceHours }) => serviceHours?.[name] ?? null,
  }));
  return [total, share, ...hours];
}

/**
 * What one looks at first of a report, each against the period before. Which is better is not said: what was made later has
 * had less time to be delivered.
 */
export function reportTiles({ report, total, previous }: Pick<Report, "report" | "total" | "previous">): ReportTile[] {
  return toldOf(report).map(({ name, unit, of }) => {
    const [value, before] = [of(total), of(previous.total)];
    const compared = value !== null && before !== null && previous.total.total > 0;
    const change = compared ? oneDecimal(value - before) : null;
    return { name, unit, value, change };
  });
}
