import type { ReportType } from "../../enumerations/report-types.ts";
import type { ReportBucketKey } from "../../reports/report-buckets.ts";
import type { ReportDefinition } from "../../reports/report-definitions.ts";
import type { TileName, TileUnit } from "../../reports/report-tiles.ts";
import type { ReportBreakdown, ReportView } from "../../reports/report.ts";

type Rows = ReportDefinition["rows"];

/** What is said of a report in every language alike. */
export const spokenAlike = {
  /** Under a column of a chart: `3`, or with its year `3/26`. */
  shortMonth: (month: string, withYear: boolean) =>
    `${Number(month.slice(5))}${withYear ? `/${month.slice(2, 4)}` : ""}`,
  span: (from: string, to: string) => `${from}–${to}`,
  fileName: (report: string, organization: string, from: string, to: string, extension: string) =>
    `${report} ${organization} ${from}–${to}.${extension}`,
  chart: (subject: string, figure: string) => `${figure}, ${subject.toLowerCase()}`,
  figureName: (row: string, column: string) => `${row}, ${column}`,
};

type BucketWords = Record<ReportBucketKey, string>;

/** A class of a report; where its words depend on the report, it has its own. */
export const makeBucket =
  (buckets: BucketWords, ofReports: Partial<Record<ReportType, Partial<BucketWords>>>) =>
  (key: ReportBucketKey, report: ReportType) =>
    ofReports[report]?.[key] ?? buckets[key];

type BreakdownWords = Record<Exclude<ReportBreakdown, "type" | "counterparty">, string> & {
  type: Record<Rows, string>;
};

/** What a report is broken down by, to who reads it in this view. */
export const makeBreakdown = (words: BreakdownWords) => (by: ReportBreakdown, view: ReportView, rows: Rows) => {
  if (by === "type") return words.type[rows];
  if (by === "counterparty") return view === "SUBSCRIBER" ? words.supplier : words.subscriber;
  return words[by];
};

/** `2026-03` by its name, given those of all twelve. */
export const makeMonth = (names: readonly string[]) => (month: string) =>
  `${names[Number(month.slice(5)) - 1] ?? month} ${month.slice(0, 4)}`;

type TileWords = Record<Exclude<TileName, "total" | "share">, string> & { total: Record<Rows, string> };

/** What a tile is called; a share by the key figure of its report. */
export const makeTileName =
  (words: TileWords, keyFigures: Record<ReportType, string>) => (name: TileName, report: ReportType, rows: Rows) => {
    if (name === "total") return words.total[rows];
    return name === "share" ? keyFigures[report].replace(" %", "") : words[name];
  };

type ChangeWords = {
  /** With the space before it. */
  units: Record<TileUnit, readonly [one: string, many: string]>;
  points: string;
  same: (before: string) => string;
  compared: (change: string, before: string) => string;
};

/** The figure of a tile, and how much it has changed. */
export function makeTileFigures(number: (value: number) => string, words: ChangeWords) {
  const value = (figure: number, unit: TileUnit): string =>
    `${number(figure)}${words.units[unit][Math.abs(figure) === 1 ? 0 : 1]}`;
  return {
    value,
    change: (change: number, unit: TileUnit, before: string): string => {
      if (change === 0) return words.same(before);
      const size = Math.abs(change);
      const said = unit === "percent" ? `${number(size)}${words.points}` : value(size, unit);
      return words.compared(`${change > 0 ? "+" : "−"}${said}`, before);
    },
  };
}
