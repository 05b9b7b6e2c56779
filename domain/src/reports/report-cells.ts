import type { Catalogue } from "../texts/catalogue.ts";
import type { ReportType } from "../enumerations/report-types.ts";
import type { ExportCell } from "../search/export-cells.ts";
import type { Report, ReportFigures, ServiceHours } from "./report.ts";
import { reportDefinitions } from "./report-definitions.ts";

/** The mean or the share that a report shows beside its counts; undefined for a report that only counts. */
export function keyFigureColumn(texts: Pick<Catalogue, "reports">, report: ReportType): string | undefined {
  return reportDefinitions[report].keyFigure === "total" ? undefined : texts.reports.keyFigures[report];
}

export function keyFigureOf({ averageDays, share }: ReportFigures): number | null {
  return averageDays ?? share;
}

/** As it is shown; a dash where there is nothing to tell it of. */
export function showKeyFigure({ tenths }: Catalogue["tableFormats"], figures: ReportFigures): string {
  const value = keyFigureOf(figures);
  return value === null ? "–" : tenths(value);
}

/** What else a report shows of each row beside its counts and key figure. */
export const hourColumns = (report: ReportType): readonly (keyof ServiceHours)[] =>
  reportDefinitions[report].measure === "clock" ? ["median", "ninetieth", "stoodShare"] : [];

export const showHours = (
  { tenths }: Catalogue["tableFormats"],
  hours: ServiceHours | null,
  column: keyof ServiceHours,
) => (hours === null ? "–" : tenths(hours[column]));

const text = (said: string): ExportCell => ({ kind: "text", text: said });
const number = (value: number): ExportCell => ({ kind: "number", number: value });

/** A report as one table of a file, a line for each row of each breakdown, the period before, and the whole last. */
export function reportTable(
  texts: Catalogue,
  { report, buckets, tables, total, previous }: Report,
): { headers: string[]; rows: ExportCell[][] } {
  const words = texts.reports;
  const keyColumn = keyFigureColumn(texts, report);
  const hours = hourColumns(report);
  const figures = (row: ReportFigures): ExportCell[] => {
    const keyFigure = keyFigureOf(row);
    const last = keyFigure === null ? text("") : number(keyFigure);
    const told = hours.map((column) => (row.serviceHours === null ? text("") : number(row.serviceHours[column])));
    return [...row.counts.map(number), number(row.total), ...(keyColumn === undefined ? [] : [last]), ...told];
  };
  return {
    headers: [
      words.breakdownColumn,
      words.rowColumn,
      ...buckets.map(({ label }) => label),
      words.total,
      ...(keyColumn === undefined ? [] : [keyColumn]),
      ...hours.map((column) => words.serviceHours[column]),
    ],
    rows: [
      ...tables.flatMap(({ label, rows }) => rows.map((row) => [text(label), text(row.label), ...figures(row)])),
      [
        text(words.previous),
        text(words.span(texts.formats.date(previous.from), texts.formats.date(previous.to))),
        ...figures(previous.total),
      ],
      [text(words.total), text(""), ...figures(total)],
    ],
  };
}
