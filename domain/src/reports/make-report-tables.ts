import { movers } from "../documents/agreed-date.ts";
import { faultTypes } from "../enumerations/fault-types.ts";
import type { ReportType } from "../enumerations/report-types.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import {
  noKey,
  type ReportBreakdown,
  type ReportFigures,
  type ReportRow,
  type ReportTable,
  type ReportView,
} from "./report.ts";
import { reportDefinitions, reportedTypes, type ReportDefinition } from "./report-definitions.ts";

/** Documents of one row and one class, as the database counts them. */
export type ReportGroup = {
  by: ReportBreakdown;
  key: string;
  /** The name of a counterparty or product group. */
  name: string | null;
  bucket: string;
  amount: number;
  /** The sum of the measured days. */
  days: number;
};

type Asked = {
  report: ReportType;
  role: ReportView;
  breakdowns: readonly ReportBreakdown[];
  from: CalendarDate;
  to: CalendarDate;
};

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

function figuresOf({ buckets, keyFigure }: ReportDefinition, groups: readonly ReportGroup[]): ReportFigures {
  const sum = (of: readonly ReportGroup[], value: "amount" | "days") =>
    of.reduce((before, group) => before + group[value], 0);
  const counts = buckets.map(({ key }) =>
    sum(
      groups.filter(({ bucket }) => bucket === key),
      "amount",
    ),
  );
  const total = sum(groups, "amount");
  const mean = (amount: number) => (total === 0 ? null : oneDecimal(amount / total));
  const shared = typeof keyFigure === "object" ? buckets.findIndex(({ key }) => key === keyFigure.share) : -1;
  return {
    counts,
    total,
    averageDays: keyFigure === "average" ? mean(sum(groups, "days")) : null,
    share: shared < 0 ? null : mean(100 * (counts[shared] ?? 0)),
  };
}

/** The months that the period touches, `YYYY-MM`. */
function monthsOf(from: CalendarDate, to: CalendarDate): string[] {
  const months: string[] = [];
  let [year = 0, month = 0] = from.split("-").map(Number);
  for (;;) {
    const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}`;
    if (text > to) return months;
    months.push(text);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

/** The rows that a table has even when nothing is counted in them. */
function fixedKeys(by: ReportBreakdown, { report, role, from, to }: Asked): readonly string[] {
  if (by === "month") return monthsOf(from, to);
  if (by === "movedBy") return [noKey, ...movers];
  if (by !== "type") return [];
  return reportDefinitions[report].rows === "faultType" ? faultTypes : reportedTypes(report, role);
}

function labelOf(texts: Catalogue, by: ReportBreakdown, key: string, name: string | null, report: ReportType): string {
  if (key === noKey) return texts.reports.none[by];
  if (by === "month") return texts.reports.month(key);
  if (by !== "type" && by !== "movedBy") return name ?? key;
  const { movers: moved, typeNames } = texts.reports;
  const types = reportDefinitions[report].rows === "faultType" ? texts.enumerations.faultType : typeNames;
  const names: Record<string, string> = by === "movedBy" ? moved : types;
  return names[key] ?? key;
}

/** Rows that stand for themselves keep their order; partners and groups come by size, then by name. */
function tableOf(texts: Catalogue, by: ReportBreakdown, groups: readonly ReportGroup[], asked: Asked): ReportTable {
  const definition = reportDefinitions[asked.report];
  const fixed = fixedKeys(by, asked);
  const byKey = new Map<string, ReportGroup[]>();
  for (const group of groups) byKey.set(group.key, [...(byKey.get(group.key) ?? []), group]);
  const keys = [...fixed, ...[...byKey.keys()].filter((key) => !fixed.includes(key))];
  const rows = keys.map((key): ReportRow => {
    const own = byKey.get(key) ?? [];
    return { key, label: labelOf(texts, by, key, own[0]?.name ?? null, asked.report), ...figuresOf(definition, own) };
  });
  const bySize = (a: ReportRow, b: ReportRow) => b.total - a.total || texts.formats.compare(a.label, b.label);
  return {
    by,
    label: texts.reports.breakdown(by, asked.role, definition.rows),
    rows: fixed.length > 0 ? rows : rows.toSorted(bySize),
  };
}

/** The tables of a report out of what the database has counted, and the figures over all. */
export function makeReportTables(
  texts: Catalogue,
  groups: readonly ReportGroup[],
  asked: Asked,
): { tables: ReportTable[]; total: ReportFigures } {
  const of = (by: ReportBreakdown) => groups.filter((group) => group.by === by);
  return {
    tables: asked.breakdowns.map((by) => tableOf(texts, by, of(by), asked)),
    total: figuresOf(reportDefinitions[asked.report], of("type")),
  };
}
