import type { ReportMode } from "../enumerations/report-modes.ts";
import type { ReportType } from "../enumerations/report-types.ts";
import { pathRoles } from "../organizations/roles.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { Period } from "./report-periods.ts";

/** What the rows of a table of a report stand for: a type of document or fault, by whose reason its date moved, of which SLA class it is, or what an advanced report adds. */
export const reportBreakdowns = [
  "type",
  "movedBy",
  "slaClass",
  "counterparty",
  "subscriber",
  "supplier",
  "productGroup",
  "month",
] as const;
export type ReportBreakdown = (typeof reportBreakdowns)[number];

/** Whose documents a report counts: those of an organization in one role, or all that the portal has. */
export const reportViews = [...pathRoles, "PORTAL"] as const;
export type ReportView = (typeof reportViews)[number];

/** Counterparties, groups or products that a report is narrowed to at most. */
export const mostReportIds = 100;

/** The key of a row whose documents name nothing: no product group, no type of fault. */
export const noKey = "none";

/** How long clocks ran, in hours of the supplier's service, one decimal; `stoodShare`: how many of a hundred they stood. */
export type ServiceHours = { median: number; ninetieth: number; stoodShare: number };

/** Documents of one row, or their clocks, by class in the order of the report's classes. */
export type ReportFigures = {
  counts: number[];
  total: number;
  /** The mean of the measured days, one decimal; null when the report measures none or nothing is counted. */
  averageDays: number | null;
  /** How many of a hundred are in the class that the report asks for, one decimal; null likewise. */
  share: number | null;
  /** Of a report on clocks; null where none of them counts hours. */
  serviceHours: ServiceHours | null;
};

export type ReportRow = ReportFigures & { key: string; label: string };
export type ReportTable = { by: ReportBreakdown; label: string; rows: ReportRow[] };

type Named = { id: string; name: string };
export type ReportFilters = { suppliers: Named[]; subscribers: Named[]; productGroups: Named[]; products: Named[] };

export type Report = {
  report: ReportType;
  mode: ReportMode;
  role: ReportView;
  /** Null of the whole portal. */
  organization: Named | null;
  from: CalendarDate;
  to: CalendarDate;
  filters: ReportFilters;
  buckets: { key: string; label: string }[];
  tables: ReportTable[];
  total: ReportFigures;
  /** The same over the period before, to compare with. */
  previous: Period & { total: ReportFigures };
};
