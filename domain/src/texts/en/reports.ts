import { formats } from "./formats.ts";
import type { Mover } from "../../documents/agreed-date.ts";
import type { ReportMode } from "../../enumerations/report-modes.ts";
import type { ReportType } from "../../enumerations/report-types.ts";
import type { ReportBreakdown, ReportView } from "../../reports/report.ts";
import type { ReportDefinition } from "../../reports/report-definitions.ts";
import type { ReportBucketKey } from "../../reports/report-buckets.ts";
import type { PeriodPreset } from "../../reports/report-periods.ts";
import type { ClockName } from "../../documents/clocks.ts";
import {
  makeBreakdown,
  makeBucket,
  makeMonth,
  makeTileFigures,
  makeTileName,
  spokenAlike,
} from "../any-language/report-words.ts";
import { clocks as clockWords } from "./clocks.ts";
import { documents } from "./documents.ts";

const { states } = documents;

const buckets: Record<ReportBucketKey, string> = {
  ...states,
  "under-5": "Under 5 days",
  "5": "5 days",
  "6-10": "6–10 days",
  "11-14": "11–14 days",
  "over-14": "Over 14 days",
  "1-week": "1 week",
  "2-weeks": "2 weeks",
  "3-weeks": "3 weeks",
  "4-weeks": "4 weeks",
  "over-4-weeks": "Over 4 weeks",
  "on-time": "On time",
  "under-7": "Under 7 days late",
  "7-14": "7–14 days late",
  "under-2": "Under 2 days",
  "2-7": "2–7 days",
  "over-7": "Over 7 days",
  met: "In time",
  missed: "Was late",
  ordered: "Ordered",
  "not-ordered": "Not ordered",
};

/** Where the words of a class depend on its report. */
const bucketsOf: Partial<Record<ReportType, Partial<Record<ReportBucketKey, string>>>> = {
  "delivery-reliability": { "over-14": "Over 14 days late" },
};

const descriptions: Record<ReportType, string> = {
  "count-per-event": "Documents created in the period by type and state, archived ones included.",
  "order-confirmation-duration":
    "Working days from the creation of an order to its confirmation. Confirmed orders are counted.",
  "delivery-time": "Time from the creation of an order until it is ready. Ready orders are counted.",
  "delivery-reliability":
    "The actual delivery date compared with the committed one, which is the date confirmed first and moved by the subscriber’s own wish alone. Ready orders that have both dates are counted.",
  fault: "Days from the creation of a fault report until it is ready. Ready reports are counted.",
  "hit-rate": "How large a share of quotes and availability answers led to an order. Rejected ones are not counted.",
  "service-time":
    "How large a share of due times was met, and how many of the supplier’s service hours the work took. Finished due times of documents created in the period are counted; time that the supplier waited for the subscriber is not counted in the hours.",
};

/** What the mean of the days, or the share, is called. */
const keyFigures: Record<ReportType, string> = {
  "count-per-event": "Documents",
  "order-confirmation-duration": "Working days on average",
  "delivery-time": "Days on average",
  "delivery-reliability": "On time %",
  fault: "Days on average",
  "hit-rate": "Led to an order %",
  "service-time": "In time %",
};

/** What the measured days of one document are called in the list behind a figure. */
const measured: Record<ReportType, string | null> = {
  "count-per-event": null,
  "order-confirmation-duration": "Working days to confirmation",
  "delivery-time": "Days until ready",
  "delivery-reliability": "Days late",
  fault: "Days until ready",
  "hit-rate": null,
  "service-time": "Service hours",
};

const ended: Record<ReportType, string | null> = {
  "count-per-event": null,
  "order-confirmation-duration": "Confirmed",
  "delivery-time": "Became ready",
  "delivery-reliability": "Delivered",
  fault: "Became ready",
  "hit-rate": null,
  "service-time": "Ended",
};

/** As a report names them, where no document beside tells which answer it is. */
const clocks: Record<ClockName, string> = {
  ...clockWords.names,
  availabilityAnswer: "Answer to availability request",
  inquiryAnswer: "Answer to inquiry",
};

const parties = { subscriber: "Subscriber", supplier: "Supplier" };

/** By whose reason the day that was agreed has moved. */
const movers: Record<Mover, string> = {
  supplier: "Moved for the supplier’s reason",
  unknown: "Moved, no reason recorded",
  neither: "Moved for another reason",
  subscriber: "Moved for the subscriber’s reason",
};

const breakdown = makeBreakdown({
  ...parties,
  type: { documentType: "Document type", faultType: "Fault type", clock: "Due time" },
  movedBy: "Committed date",
  slaClass: "SLA class",
  productGroup: "Product group",
  month: "Month",
});

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const areas: Record<ReportView, string> = {
  SUBSCRIBER: "Subscriber reports",
  SUPPLIER: "Supplier reports",
  ERROR_HANDLER: "Fault handler reports",
  PORTAL: "Reports of the whole portal",
};

/** Reports: their screens, their printed page and their files. */
export const reports = {
  title: "Reports",
  areas,
  descriptions,
  keyFigures,
  measured,
  ended,
  parties,
  breakdown,
  movers,
  clocks,
  /** Of clocks, beside the share that was met. */
  serviceHours: { median: "Median, h", ninetieth: "90% at most, h", stoodShare: "Waited for subscriber %" },
  bucket: makeBucket(buckets, bucketsOf),
  none: {
    type: "Not known",
    counterparty: "Not known",
    subscriber: "Not known",
    supplier: "Not known",
    movedBy: "The date has not moved",
    slaClass: "No SLA class",
    productGroup: "No product group",
    month: "Not known",
  } satisfies Record<ReportBreakdown, string>,
  month: makeMonth(monthNames),
  ...spokenAlike,
  total: "In total",
  breakdownColumn: "Breakdown",
  rowColumn: "Row",
  madeAt: (when: string) => `Made ${when}`,
  /** In the place of an organization's name. */
  wholePortal: "Whole portal",
  areasOf: (organization: string) => `Reports of ${organization}`,

  noAreas: "Your role has no reports in this organisation",
  type: "Report",
  notForRole: "This report is not available in this role. Choose another report.",
  badSpan: "No report can be made of this period.",
  mode: "Extent",
  modes: { basic: "Basic report", advanced: "Full report" } satisfies Record<ReportMode, string>,
  period: "Period",
  ownPeriod: "Own period",
  presets: {
    thisMonth: "This month",
    lastMonth: "Last month",
    thisQuarter: "This quarter",
    thisYear: "This year",
    lastYear: "Last year",
  } satisfies Record<PeriodPreset, string>,
  from: "From",
  to: "Until",
  show: "Show",
  productGroup: "Product group",
  product: "Product",
  allOfThem: "All",
  noDocuments: "No documents in the chosen period",
  chosenUnknown: "Chosen, no documents in the period",
  print: "Print",
  formats: { csv: "CSV", xlsx: "Excel" },
  downloadAs: (format: string) => `Download ${format} file`,
  downloaded: "Report downloaded",

  previous: "Previous period",
  tiles: {
    name: makeTileName(
      {
        total: { documentType: "Documents", faultType: "Documents", clock: "Due times" },
        READY: "Ready",
        CANCELLED: "Cancelled",
        average: "On average",
        median: "Median",
        ninetieth: "90% at most",
      },
      keyFigures,
    ),
    ...makeTileFigures(formats.number, {
      units: {
        count: ["", ""],
        days: ["\u00a0day", "\u00a0days"],
        workingDays: ["\u00a0working day", "\u00a0working days"],
        hours: ["\u00a0h", "\u00a0h"],
        percent: ["%", "%"],
      },
      points: "\u00a0points",
      same: (before) => `Same as in ${before}`,
      compared: (change, before) => `${change} compared with ${before}`,
    }),
    nothingBefore: (before: string) => `Nothing to compare with in ${before}`,
  },
  whole: "The whole",
  byClass: {
    "count-per-event": "Documents by state",
    "order-confirmation-duration": "Orders by confirmation time",
    "delivery-time": "Orders by delivery time",
    "delivery-reliability": "Orders by delivery reliability",
    fault: "Fault reports by repair time",
    "hit-rate": "Ordered and not ordered",
    "service-time": "Due times met and passed",
  } satisfies Record<ReportType, string>,
  allCounted: (count: string, rows: ReportDefinition["rows"]) =>
    `${count} ${rows === "clock" ? "due time" : "document"}${Number(count) === 1 ? "" : "s"} in total`,
  /** "… · Led to an order 29.3%", "… · 5.5 days on average" */
  keyFigure: (all: string, name: string, value: string) =>
    name.endsWith(" %")
      ? `${all} · ${name.slice(0, -2)} ${value}%`
      : `${all} · ${value}\u00a0${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  /** For those who do not see the chart. */
  chartHelp: (caption: string) => `Chart: ${caption}. The same figures are in the table.`,
  tableOf: (subject: string) => `${subject}, table`,
  openFigure: (figure: string, count: string) => `${figure}: ${count}, open documents`,
  empty: "No documents to report in the period",
  emptyHelp: "Choose a longer period or remove restrictions.",

  /** A count, and how many of a hundred it is. */
  part: (count: string, percent: number) => `${count} · ${percent}%`,
  documents: "Documents of the report",
  documentsOf: (report: string) => `${report}, documents`,
  backToReport: "Back to the report",
  documentColumns: {
    id: "TID",
    caseId: "CID",
    documentType: "Type",
    eventState: "State",
    productName: "Product",
    createdAt: "Created",
    clock: "Due time",
  },
  documentsEmpty: "No documents with these restrictions",
};
