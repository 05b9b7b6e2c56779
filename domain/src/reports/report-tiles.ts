import type { ReportType } from "../enumerations/report-types.ts";
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
  /** Whether it went as one wishes; null where more is neither better nor worse, and where nothing changed. */
  better: boolean | null;
};

type Told = { name: TileName; unit: TileUnit; wished?: "more" | "less"; of: (figures: ReportFigures) => number | null };

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
    return [total, { name: "average", unit, wished: "less", of: ({ averageDays }) => averageDays }];
  }
  const share: Told = { name: "share", unit: "percent", wished: "more", of: (figures) => figures.share };
  if (measure !== "clock") return [total, share];
  const hours = (["median", "ninetieth"] as const).map((name): Told => ({
    name,
    unit: "hours",
    wished: "less",
    of: ({ serviceHours }) => serviceHours?.[name] ?? null,
  }));
  return [total, share, ...hours];
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** What one looks at first of a report, each against the period before. */
export function reportTiles({ report, total, previous }: Pick<Report, "report" | "total" | "previous">): ReportTile[] {
  return toldOf(report).map(({ name, unit, wished, of }) => {
    const [value, before] = [of(total), of(previous.total)];
    const compared = value !== null && before !== null && previous.total.total > 0;
    const change = compared ? oneDecimal(value - before) : null;
    const better = change === null || change === 0 || wished === undefined ? null : change > 0 === (wished === "more");
    return { name, unit, value, change, better };
  });
}
