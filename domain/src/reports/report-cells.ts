import { texts } from "../texts/texts.ts";
import type { ReportType } from "../enumerations/report-types.ts";
import { formatNumber } from "../values/numeric-text.ts";
import type { Report, ReportFigures } from "./report.ts";
import { reportDefinitions } from "./report-definitions.ts";

/** The mean or the share that a report shows beside its counts; undefined for a report that only counts. */
export function keyFigureColumn(report: ReportType): string | undefined {
  return reportDefinitions[report].keyFigure === "total" ? undefined : texts.reports.keyFigures[report];
}

export function keyFigureOf({ averageDays, share }: ReportFigures): number | null {
  return averageDays ?? share;
}

/** As it is shown; a dash where there is nothing to tell it of. */
export function showKeyFigure(figures: ReportFigures): string {
  const value = keyFigureOf(figures);
  return value === null ? "–" : formatNumber(value);
}

export type ReportCell = string | number | null;

/** A report as one table of a file, a line for each row of each breakdown, and the whole last. */
export function reportCells({ report, buckets, tables, total }: Report): ReportCell[][] {
  const words = texts.reports;
  const keyColumn = keyFigureColumn(report);
  const figures = (row: ReportFigures): ReportCell[] => [
    ...row.counts,
    row.total,
    ...(keyColumn === undefined ? [] : [keyFigureOf(row)]),
  ];
  return [
    [
      words.breakdownColumn,
      words.rowColumn,
      ...buckets.map(({ label }) => label),
      words.total,
      ...(keyColumn === undefined ? [] : [keyColumn]),
    ],
    ...tables.flatMap(({ label, rows }) => rows.map((row) => [label, row.label, ...figures(row)])),
    [words.total, "", ...figures(total)],
  ];
}
