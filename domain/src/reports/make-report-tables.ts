import { movers } from "../documents/agreed-date.ts";
import { faultTypes } from "../enumerations/fault-types.ts";
import type { ReportType } from "../enumerations/report-types.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { oneDecimal } from "./one-decimal.ts";
import {
  noKey,
  type ReportBreakdown,
  type ReportFigures,
  type ReportRow,
  type ServiceHours,
  type ReportTable,
  type ReportView,
} from "./report.ts";
import { reportDefinitions, reportedClocks, reportedTypes, type ReportDefinition } from "./report-definitions.ts";

/** How many minutes clocks ran, in the middle, nine of ten at most and in all, and stood. */
export type ServiceMinutes = { median: number | null; ninetieth: number | null; run: number; stood: number };

/** Documents of one row and one class, as the database counts them; without a class what is told of the row alone. */
export type ReportGroup = {
  /** null: of all that is counted. */
  by: ReportBreakdown | null;
  key: string;
  /** The name of a counterparty or product group. */
  name: string | null;
  bucket: string | null;
  amount: number;
  /** The sum of the measured days. */
  days: number;
  minutes: ServiceMinutes | null;
};

type Asked = {
  report: ReportType;
  role: ReportView;
  breakdowns: readonly ReportBreakdown[];
  from: CalendarDate;
  to: CalendarDate;
};

const noMinutes: ServiceMinutes = { median: null, ninetieth: null, run: 0, stood: 0 };

function hoursOf(groups: readonly ReportGroup[]): ServiceHours | null {
  const { median, ninetieth, run, stood } = groups.find(({ minutes }) => minutes !== null)?.minutes ?? noMinutes;
  if (median === null || ninetieth === null) return null;
  const all = run + stood;
  const stoodShare = all === 0 ? 0 : oneDecimal((100 * stood) / all);
  return { median: oneDecimal(median / 60), ninetieth: oneDecimal(ninetieth / 60), stoodShare };
}

function figuresOf({ buckets, keyFigure }: ReportDefinition, all: readonly ReportGroup[]): ReportFigures {
  const groups = all.filter(({ bucket }) => bucket !== null);
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
    serviceHours: hoursOf(all),
  };
}

/** The months that the period touches, `YYYY-MM`. */
export function monthsOf(from: CalendarDate, to: CalendarDate): string[] {
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
  const { rows } = reportDefinitions[report];
  if (rows === "clock") return reportedClocks(report, role);
  return rows === "faultType" ? faultTypes : reportedTypes(report, role);
}

function labelOf(texts: Catalogue, by: ReportBreakdown, key: string, name: string | null, report: ReportType): string {
  if (key === noKey) return texts.reports.none[by];
  if (by === "month") return texts.reports.month(key);
  if (by !== "type" && by !== "movedBy") return name ?? key;
  const { movers: moved, clocks: clock } = texts.reports;
  const types: Record<ReportDefinition["rows"], Record<string, string>> = {
    documentType: Object.fromEntries(Object.entries(texts.documents.types).map(([type, { many }]) => [type, many])),
    faultType: texts.enumerations.faultType,
    clock,
  };
  const names = by === "movedBy" ? moved : types[reportDefinitions[report].rows];
  return (names as Record<string, string>)[key] ?? key;
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

/** Whether a table says more than the total does: of months one alone does not, nor of classes where nothing has one. */
const saysMore = ({ by, rows }: ReportTable) =>
  by === "month" ? rows.length > 1 : by !== "slaClass" || rows.some(({ key }) => key !== noKey);

/** The figures over all that was counted. */
export function reportTotal(report: ReportType, groups: readonly ReportGroup[]): ReportFigures {
  const byType = groups.filter(({ by, bucket }) => by === "type" && bucket !== null);
  return figuresOf(reportDefinitions[report], [...byType, ...groups.filter(({ by }) => by === null)]);
}

/** The tables of a report out of what the database has counted, and the figures over all. */
export function makeReportTables(
  texts: Catalogue,
  groups: readonly ReportGroup[],
  asked: Asked,
): { tables: ReportTable[]; total: ReportFigures } {
  const of = (by: ReportBreakdown) => groups.filter((group) => group.by === by);
  const tables = asked.breakdowns.map((by) => tableOf(texts, by, of(by), asked));
  return {
    tables: tables.filter(saysMore),
    total: reportTotal(asked.report, groups),
  };
}
