import type { ReportType } from "../enumerations/report-types.ts";
import type { PathRole } from "../organizations/roles.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { isReportOf } from "./report-definitions.ts";
import type { Period } from "./report-periods.ts";
import type { TileUnit } from "./report-tiles.ts";

/**
 * What is told of the traffic between two organizations: how long orders waited for a confirmation, how many came in time,
 * how many were rejected, and how long a repair took in the middle.
 */
export const trafficNames = ["confirmation", "onTime", "rejections", "repair"] as const;
export type TrafficName = (typeof trafficNames)[number];

type Told = {
  unit: TileUnit;
  /** The report that tells the same of all counterparties; rejections are in none. */
  report: ReportType | null;
};

/** THE TABLE of what is told of traffic. Each of them is one that both parties may see. Source: beyond F7.12 */
export const trafficTable: Record<TrafficName, Told> = {
  confirmation: { unit: "workingDays", report: "order-confirmation-duration" },
  onTime: { unit: "percent", report: "delivery-reliability" },
  rejections: { unit: "percent", report: null },
  repair: { unit: "hours", report: "service-time" },
};

/** What a role is told: fault handlers of faults alone (§6), and faults are not rejected. */
export const trafficOf = (role: PathRole): readonly TrafficName[] =>
  trafficNames.filter((name) => {
    const { report } = trafficTable[name];
    return report === null ? role !== "ERROR_HANDLER" : isReportOf(report, role);
  });

export type TrafficFigure = {
  /** How many confirmed orders, delivered orders, answered documents or repairs it is of. */
  counted: number;
  /** Working days on average, per cent in time, per cent rejected or hours of service in the middle; null where none is counted. */
  value: number | null;
};

/** null: not told to the role. */
export type TrafficFigures = Record<TrafficName, TrafficFigure | null>;

export type Traffic = {
  role: PathRole;
  organization: { id: string; name: string };
  /** Its name where documents of the period name it. */
  counterparty: { id: string; name: string | null };
  from: CalendarDate;
  to: CalendarDate;
  /** How many were made in the period, whatever is told of them. */
  documents: number;
  total: TrafficFigures;
  months: (TrafficFigures & { key: string; label: string })[];
  /** Why documents were rejected, the most usual first. */
  reasons: { key: string; label: string; count: number }[];
  previous: Period & { total: TrafficFigures };
};
