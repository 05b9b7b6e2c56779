import type { Took } from "@runko/domain/documents/clock-course";
import { boundsOf, type BucketBounds } from "@runko/domain/reports/report-buckets";
import { noKey, type ReportBreakdown, type ReportView } from "@runko/domain/reports/report";
import {
  reportDefinitions,
  reportedClocks,
  reportedTypes,
  type ReportDefinition,
  type ReportedDocuments,
  type ReportMeasure,
} from "@runko/domain/reports/report-definitions";
import type { ReportRequest, ReportScope } from "./report-request.ts";

/** The day in Helsinki of an instant (D-6). */
const helsinkiDay = (column: string) => `(${column} AT TIME ZONE 'Europe/Helsinki')::date`;

/** Working days since a Monday long ago; the difference of two days is the domain's workingDaysBetween. */
const workingDaysTo = (day: string) => {
  const days = `(${day} - DATE '1900-01-01')`;
  return `(${days} / 7 * 5 + least(${days} % 7 + 1, 5))`;
};

/** The day on which `documents d` was made. */
export const madeDay = helsinkiDay("d.created_at");

/** What is measured of `documents d`: days, a state, or whether it was ordered. */
const measures: Record<ReportMeasure, string> = {
  state: "d.event_state",
  ordered: "d.ordered",
  workingDaysToConfirmation: `(${workingDaysTo(helsinkiDay("d.confirmed_at"))} - ${workingDaysTo(madeDay)})`,
  daysToReady: `(${helsinkiDay("d.ready_at")} - ${madeDay})`,
  daysLate: "(d.actual_delivery_date - coalesce(d.committed_delivery_date, d.estimated_delivery_date))",
  clock: "c.missed",
};

/** When what is measured was reached, as a day. */
export const endDays: Record<ReportMeasure, string> = {
  state: "NULL::date",
  ordered: "NULL::date",
  workingDaysToConfirmation: helsinkiDay("d.confirmed_at"),
  daysToReady: helsinkiDay("d.ready_at"),
  daysLate: "d.actual_delivery_date",
  clock: helsinkiDay('c."stoppedAt"'),
};

/** The clocks of `documents d`, as a table of its own. */
export const clocksOfDocument = `jsonb_to_recordset(d.clocks)
      AS c (name text, "stoppedAt" timestamptz, missed boolean, took jsonb)`;

/** The tables of what a report counts: documents, or each of their clocks. */
export const reportedFrom = ({ rows }: ReportDefinition): string =>
  rows === "clock" ? `FROM documents d CROSS JOIN LATERAL ${clocksOfDocument}` : "FROM documents d";

/** Minutes of service that a clock took, null where none are counted. */
export const minutesSql = ({ rows }: ReportDefinition, which: keyof Took): string =>
  rows === "clock" ? `(c.took ->> '${which}')::integer` : "NULL::integer";

/** The name of the clock, of a report that counts clocks. */
export const clockSql = ({ rows }: ReportDefinition): string => (rows === "clock" ? "c.name" : "NULL::text");

/** Which of the documents or clocks of its types a report counts. */
export const conditions: Record<ReportedDocuments, string> = {
  all: "true",
  confirmed: "d.confirmed_at IS NOT NULL",
  ready: "d.event_state = 'READY' AND d.ready_at IS NOT NULL",
  delivered: "d.event_state = 'READY' AND d.estimated_delivery_date IS NOT NULL AND d.actual_delivery_date IS NOT NULL",
  answered: "d.event_state = 'READY' AND NOT d.rejected",
  timed: 'c."stoppedAt" IS NOT NULL',
};

const inBounds = (measured: string, { least, most }: BucketBounds) =>
  [least === null ? [] : [`${measured} >= ${least}`], most === null ? [] : [`${measured} <= ${most}`]]
    .flat()
    .join(" AND ") || "true";

const measuresDays = (measure: ReportMeasure) => measure !== "state" && measure !== "ordered" && measure !== "clock";

/** The days that a report measures, null where it measures none. */
export function measuredDays({ measure }: ReportDefinition): string {
  return measuresDays(measure) ? measures[measure] : "NULL::integer";
}

/** What a report measures of one document: its days, or its hours of service with one decimal. */
export const measuredSql = (definition: ReportDefinition): string =>
  definition.rows === "clock" ? `round(${minutesSql(definition, "run")} / 60.0, 1)` : measuredDays(definition);

/** The key of the class that a document falls in. */
export function bucketSql({ measure, buckets }: ReportDefinition): string {
  if (measure === "state") return measures.state;
  if (measure === "ordered") return `CASE WHEN ${measures.ordered} THEN 'ordered' ELSE 'not-ordered' END`;
  if (measure === "clock") return `CASE WHEN ${measures.clock} THEN 'missed' ELSE 'met' END`;
  const cases = boundsOf(buckets).map((bounds) => `WHEN ${inBounds(measures[measure], bounds)} THEN '${bounds.key}'`);
  return `CASE ${cases.join(" ")} END`;
}

const typeKeys: Record<ReportDefinition["rows"], string> = {
  documentType: "d.document_type",
  faultType: `coalesce(d.fault_type, '${noKey}')`,
  clock: "c.name",
};

/** Before the name of an SLA class in its key, so that none is taken for the key of those without. */
const classPrefix = "=";

/** The name of the SLA class that a key stands for. */
export const classOfKey = (key: string): string => `nullif(substr(${key}, ${classPrefix.length + 1}), '')`;

/** The key of the row that a document stands in. */
export function rowKeySql(by: ReportBreakdown, { rows }: ReportDefinition, view: ReportView): string {
  const keys: Record<ReportBreakdown, string> = {
    type: typeKeys[rows],
    movedBy: `coalesce(d.date_moved_by, '${noKey}')`,
    slaClass: `coalesce('${classPrefix}' || d.sla_class, '${noKey}')`,
    counterparty: `${view === "SUBSCRIBER" ? "d.supplier_id" : "d.subscriber_id"}::text`,
    subscriber: "d.subscriber_id::text",
    supplier: "d.supplier_id::text",
    productGroup: `coalesce(d.product_group_id::text, '${noKey}')`,
    month: `to_char(date_trunc('month', d.created_at AT TIME ZONE 'Europe/Helsinki'), 'YYYY-MM')`,
  };
  return keys[by];
}

type Condition = { sql: string; values: unknown[] };

const startOfDay = (date: string) => `(${date})::timestamp AT TIME ZONE 'Europe/Helsinki'`;

/**
 * The condition on `documents d` that a report counts: the organization's own in the role of the path (D-35) or all that
 * there are, of the types and days of the report. Reads an index by creation: of the subscriber, of the supplier, of all.
 */
export function reportedWhere({ view, organizationId }: ReportScope, request: ReportRequest): Condition {
  const { counted, rows } = reportDefinitions[request.report];
  const values: unknown[] = [reportedTypes(request.report, view), request.from, request.to];
  const parts = [
    "d.document_type = ANY($1::text[])",
    `d.created_at >= ${startOfDay("$2::date")}`,
    `d.created_at < ${startOfDay("$3::date + 1")}`,
    conditions[counted],
    // What was never ordered here was neither confirmed nor delivered here.
    "NOT d.imported",
  ];
  if (rows === "clock") parts.push(`c.name = ANY($${values.push(reportedClocks(request.report, view))}::text[])`);
  if (view === "PORTAL")
    parts.push("NOT EXISTS (SELECT FROM organizations o WHERE o.id = d.subscriber_id AND o.sandbox)");
  else parts.push(`${view === "SUBSCRIBER" ? "d.subscriber_id" : "d.supplier_id"} = $${values.push(organizationId)}`);
  const among = (column: string, ids: readonly string[]) => {
    if (ids.length > 0) parts.push(`${column} = ANY($${values.push(ids)}::uuid[])`);
  };
  among("d.supplier_id", request.supplierIds);
  among("d.subscriber_id", request.subscriberIds);
  among("d.product_group_id", request.productGroupIds);
  if (request.productIds.length > 0) {
    const chosen = `$${values.push(request.productIds)}::uuid[]`;
    parts.push(`EXISTS (SELECT FROM event_products p WHERE p.document_id = d.id AND p.product_id = ANY(${chosen}))`);
  }
  return { sql: parts.join(" AND "), values };
}
