import type { Catalogue } from "../texts/catalogue.ts";
import type { PathRole } from "../organizations/roles.ts";
import { monthsOf } from "./make-report-tables.ts";
import { oneDecimal } from "./one-decimal.ts";
import { noKey } from "./report.ts";
import type { Period } from "./report-periods.ts";
import { trafficNames, trafficOf, type Traffic, type TrafficFigure, type TrafficFigures } from "./traffic.ts";

/** What the database counts of one month, of one reason, or where it names neither of all. */
export type TrafficGroup = {
  month: string | null;
  reason: string | null;
  documents: number;
  confirmed: number;
  workingDays: number;
  delivered: number;
  onTime: number;
  answered: number;
  rejected: number;
  repairs: number;
  /** Minutes of service in the middle. */
  repairMinutes: number | null;
};

const nothing: TrafficGroup = {
  month: null,
  reason: null,
  documents: 0,
  confirmed: 0,
  workingDays: 0,
  delivered: 0,
  onTime: 0,
  answered: 0,
  rejected: 0,
  repairs: 0,
  repairMinutes: null,
};

const figure = (counted: number, sum: number): TrafficFigure => ({
  counted,
  value: counted === 0 ? null : oneDecimal(sum / counted),
});

function figuresOf(role: PathRole, group: TrafficGroup): TrafficFigures {
  const { repairs, repairMinutes } = group;
  const figures: Record<keyof TrafficFigures, TrafficFigure> = {
    confirmation: figure(group.confirmed, group.workingDays),
    onTime: figure(group.delivered, 100 * group.onTime),
    rejections: figure(group.answered, 100 * group.rejected),
    repair: { counted: repairs, value: repairMinutes === null ? null : oneDecimal(repairMinutes / 60) },
  };
  const told = trafficOf(role);
  const entries = trafficNames.map((name) => [name, told.includes(name) ? figures[name] : null]);
  return Object.fromEntries(entries) as TrafficFigures;
}

const isWhole = ({ month, reason }: TrafficGroup) => month === null && reason === null;

/** The figures over all that was counted. */
export const trafficTotal = (role: PathRole, groups: readonly TrafficGroup[]): TrafficFigures =>
  figuresOf(role, groups.find(isWhole) ?? nothing);

function reasonsOf(texts: Catalogue, groups: readonly TrafficGroup[]): Traffic["reasons"] {
  const names: Record<string, string> = texts.enumerations.handlingReason;
  const told = groups.flatMap(({ reason, rejected }) => (reason === null ? [] : [{ key: reason, count: rejected }]));
  return told
    .map(({ key, count }) => ({
      key,
      label: key === noKey ? texts.traffic.noReason : (names[key] ?? key),
      count,
    }))
    .toSorted((a, b) => b.count - a.count || texts.formats.compare(a.label, b.label));
}

/** What is told of traffic out of what the database has counted. */
export function makeTraffic(
  texts: Catalogue,
  groups: readonly TrafficGroup[],
  { role, from, to }: { role: PathRole } & Period,
): Pick<Traffic, "total" | "months" | "reasons"> {
  return {
    total: trafficTotal(role, groups),
    months: monthsOf(from, to).map((key) => ({
      key,
      label: texts.reports.month(key),
      ...figuresOf(role, groups.find(({ month }) => month === key) ?? nothing),
    })),
    reasons: trafficOf(role).includes("rejections") ? reasonsOf(texts, groups) : [],
  };
}
