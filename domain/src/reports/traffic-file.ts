import type { ExportCell } from "../search/export-cells.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { trafficOf, type Traffic, type TrafficFigures } from "./traffic.ts";

const text = (said: string): ExportCell => ({ kind: "text", text: said });
const number = (value: number): ExportCell => ({ kind: "number", number: value });

/** What is told of traffic as one table of a file: a line for each month and each reason, the period before, and the whole. */
export function trafficFile(
  texts: Catalogue,
  { role, months, total, previous, reasons }: Traffic,
): { headers: string[]; rows: ExportCell[][] } {
  const words = texts.traffic;
  const names = trafficOf(role);
  const figures = (of: TrafficFigures): ExportCell[] =>
    names.flatMap((name) => {
      const { counted = 0, value = null } = of[name] ?? {};
      return [value === null ? text("") : number(value), number(counted)];
    });
  const before = texts.reports.span(texts.formats.date(previous.from), texts.formats.date(previous.to));
  const none = names.flatMap(() => [text(""), text("")]);
  const withReasons = names.includes("rejections");
  const line = (by: string, row: string, cells: ExportCell[], rejected?: number) => [
    text(by),
    text(row),
    ...cells,
    ...(withReasons ? [rejected === undefined ? text("") : number(rejected)] : []),
  ];
  return {
    headers: [
      texts.reports.breakdownColumn,
      texts.reports.rowColumn,
      ...names.flatMap((name) => [words.columns[name], words.counted[name]]),
      ...(withReasons ? [words.rejected] : []),
    ],
    rows: [
      ...months.map((month) => line(words.month, month.label, figures(month))),
      ...reasons.map(({ label, count }) => line(words.reason, label, none, count)),
      line(texts.reports.previous, before, figures(previous.total)),
      line(texts.reports.total, "", figures(total)),
    ],
  };
}
