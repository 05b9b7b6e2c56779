import { clocksOf, type ClockName } from "../documents/clocks.ts";
import { documentStates } from "../documents/document-states.ts";
import { documentTypes, orderTypes, type DocumentType } from "../enumerations/document-types.ts";
import type { ReportMode } from "../enumerations/report-modes.ts";
import { reportTypes, type ReportType } from "../enumerations/report-types.ts";
import { typesOfRole } from "../organizations/event-type-rights.ts";
import { pathRoles, type PathRole } from "../organizations/roles.ts";
import type { ReportBreakdown, ReportView } from "./report.ts";
import type { ReportBucket, ReportBucketKey } from "./report-buckets.ts";

/**
 * What is measured of a document. The days are those of Helsinki: `daysToReady` from its making to READY, `daysLate` from
 * the day that was agreed first to the actual delivery date, 0 or less being in time. `clock` measures each of its clocks that has
 * stopped by itself: whether it was met.
 */
export type ReportMeasure = "state" | "ordered" | "workingDaysToConfirmation" | "daysToReady" | "daysLate" | "clock";

/** Which documents of the types and the period a report counts. */
export type ReportedDocuments = "all" | "confirmed" | "ready" | "delivered" | "answered" | "timed";

export type ReportDefinition = {
  readonly roles: readonly PathRole[];
  readonly types: readonly DocumentType[];
  readonly counted: ReportedDocuments;
  /** What the basic report has a row for. */
  readonly rows: "documentType" | "faultType" | "clock";
  /** What else even the basic report has a table of. */
  readonly more?: readonly ReportBreakdown[];
  readonly measure: ReportMeasure;
  readonly buckets: readonly ReportBucket[];
  /** What one looks at first: the mean of the measured days, the share of one class, or the number of documents. */
  readonly keyFigure: "average" | "total" | { readonly share: ReportBucketKey };
};

const parties = ["SUBSCRIBER", "SUPPLIER"] as const satisfies readonly PathRole[];

/** THE TABLE of reports. Source: D-35, specification §3 and §9; beyond C for service-time */
export const reportDefinitions: Record<ReportType, ReportDefinition> = {
  "count-per-event": {
    roles: pathRoles,
    types: documentTypes,
    counted: "all",
    rows: "documentType",
    measure: "state",
    buckets: documentStates.map((key) => ({ key })),
    keyFigure: "total",
  },
  "order-confirmation-duration": {
    roles: parties,
    types: orderTypes,
    counted: "confirmed",
    rows: "documentType",
    measure: "workingDaysToConfirmation",
    buckets: [
      { key: "under-5", most: 4 },
      { key: "5", most: 5 },
      { key: "6-10", most: 10 },
      { key: "11-14", most: 14 },
      { key: "over-14" },
    ],
    keyFigure: "average",
  },
  "delivery-time": {
    roles: parties,
    types: ["Order"],
    counted: "ready",
    rows: "documentType",
    measure: "daysToReady",
    buckets: [
      { key: "1-week", most: 7 },
      { key: "2-weeks", most: 14 },
      { key: "3-weeks", most: 21 },
      { key: "4-weeks", most: 28 },
      { key: "over-4-weeks" },
    ],
    keyFigure: "average",
  },
  "delivery-reliability": {
    roles: parties,
    types: orderTypes,
    counted: "delivered",
    rows: "documentType",
    more: ["movedBy"],
    measure: "daysLate",
    buckets: [{ key: "on-time", most: 0 }, { key: "under-7", most: 6 }, { key: "7-14", most: 14 }, { key: "over-14" }],
    keyFigure: { share: "on-time" },
  },
  fault: {
    roles: pathRoles,
    types: ["Fault"],
    counted: "ready",
    rows: "faultType",
    measure: "daysToReady",
    buckets: [{ key: "under-2", most: 1 }, { key: "2-7", most: 7 }, { key: "over-7" }],
    keyFigure: "average",
  },
  "hit-rate": {
    roles: parties,
    types: ["AvailabilityRequest", "Inquiry"],
    counted: "answered",
    rows: "documentType",
    measure: "ordered",
    buckets: [{ key: "ordered" }, { key: "not-ordered" }],
    keyFigure: { share: "ordered" },
  },
  "service-time": {
    roles: pathRoles,
    types: documentTypes,
    counted: "timed",
    rows: "clock",
    more: ["slaClass"],
    measure: "clock",
    buckets: [{ key: "met" }, { key: "missed" }],
    keyFigure: { share: "met" },
  },
};

/** Whether a report can be made there; over the whole portal every one can. */
export const isReportOf = (report: ReportType, view: ReportView): boolean =>
  view === "PORTAL" || reportDefinitions[report].roles.includes(view);

/** The reports of a role or of the whole portal, in the order of the table. */
export const reportsOf = (view: ReportView): readonly ReportType[] =>
  reportTypes.filter((report) => isReportOf(report, view));

/** The types that a report counts; fault handlers see faults alone (§6). */
export function reportedTypes(report: ReportType, view: ReportView): readonly DocumentType[] {
  const { types } = reportDefinitions[report];
  return view === "PORTAL" ? types : types.filter((type) => typesOfRole(view).includes(type));
}

/** The clocks that a report counts; the subscriber is not told of the supplier's own aims. */
export const reportedClocks = (report: ReportType, view: ReportView): readonly ClockName[] =>
  clocksOf(reportedTypes(report, view), view === "SUBSCRIBER" ? "subscriber" : "supplier");

const advanced: Record<"role" | "portal", readonly ["type", ...ReportBreakdown[]]> = {
  role: ["type", "counterparty", "productGroup", "month"],
  portal: ["type", "subscriber", "supplier", "productGroup", "month"],
};

/** The tables of a report: basic by type, what is its own and month, advanced by every breakdown (D-35). */
export function breakdownsOf(report: ReportType, mode: ReportMode, view: ReportView): readonly ReportBreakdown[] {
  const [type, ...others] = advanced[view === "PORTAL" ? "portal" : "role"];
  return [type, ...(reportDefinitions[report].more ?? []), ...(mode === "basic" ? (["month"] as const) : others)];
}
