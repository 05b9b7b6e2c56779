import { boundsOf, type BucketBounds } from "@runko/domain/reports/report-buckets";
import { noKey, type ReportBreakdown, type ReportView } from "@runko/domain/reports/report";
import {
  reportDefinitions,
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
};

/** When what is measured was reached, as a day. */
export const endDays: Record<ReportMeasure, string> = {
  state: "NULL::date",
  ordered: "NULL::date",
  workingDaysToConfirmation: helsinkiDay("d.confirmed_at"),
  daysToReady: helsinkiDay("d.ready_at"),
  daysLate: "d.actual_delivery_date",
};

const conditions: Record<ReportedDocuments, string> = {
  all: "true",
  confirmed: "d.confirmed_at IS NOT NULL",
  ready: "d.event_state = 'READY' AND d.ready_at IS NOT NULL",
  delivered: "d.event_state = 'READY' AND d.estimated_delivery_date IS NOT NULL AND d.actual_delivery_date IS NOT NULL",
  answered: "d.event_state = 'READY' AND NOT d.rejected",
};

const inBounds = (measured: string, { least, most }: BucketBounds) =>
  [least === null ? [] : [`${measured} >= ${least}`], most === null ? [] : [`${measured} <= ${most}`]]
    .flat()
    .join(" AND ") || "true";

const measuresDays = (measure: ReportMeasure) => measure !== "state" && measure !== "ordered";

/** The days that a report measures, null where it measures none. */
export function measuredDays({ measure }: ReportDefinition): string {
  return measuresDays(measure) ? measures[measure] : "NULL::integer";
}

/** The key of the class that a document falls in. */
export function bucketSql({ measure, buckets }: ReportDefinition): string {
  if (measure === "state") return measures.state;
  if (measure === "ordered") return `CASE WHEN ${measures.ordered} THEN 'ordered' ELSE 'not-ordered' END`;
  const cases = boundsOf(buckets).map((bounds) => `WHEN ${inBounds(measures[measure], bounds)} THEN '${bounds.key}'`);
  return `CASE ${cases.join(" ")} END`;
}

/** The key of the row that a document stands in. */
export function rowKeySql(by: ReportBreakdown, { rows }: ReportDefinition, view: ReportView): string {
  const keys: Record<ReportBreakdown, string> = {
    type: rows === "faultType" ? `coalesce(d.fault_type, '${noKey}')` : "d.document_type",
    movedBy: `coalesce(d.date_moved_by, '${noKey}')`,
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
  const { counted } = reportDefinitions[request.report];
  const values: unknown[] = [reportedTypes(request.report, view), request.from, request.to];
  const parts = [
    "d.document_type = ANY($1::text[])",
    `d.created_at >= ${startOfDay("$2::date")}`,
    `d.created_at < ${startOfDay("$3::date + 1")}`,
    conditions[counted],
  ];
  if (view !== "PORTAL")
    parts.push(`${view === "SUBSCRIBER" ? "d.subscriber_id" : "d.supplier_id"} = $${values.push(organizationId)}`);
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
