import { actionTable } from "@runko/domain/documents/document-actions";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { TrafficGroup } from "@runko/domain/reports/make-traffic";
import { noKey } from "@runko/domain/reports/report";
import { reportDefinitions, type ReportDefinition } from "@runko/domain/reports/report-definitions";
import type { Pool } from "pg";
import type { ReportRequest, ReportScope } from "./report-request.ts";
import {
  bucketSql,
  clocksOfDocument,
  conditions,
  measuredDays,
  minutesSql,
  reportedWhere,
  rowKeySql,
} from "./report-sql.ts";

const {
  "order-confirmation-duration": confirmation,
  "delivery-reliability": reliability,
  "service-time": serviceTime,
} = reportDefinitions;

const among = (types: readonly DocumentType[]) => `d.document_type IN (${types.map((type) => `'${type}'`).join(", ")})`;

/** Whether a report counts `documents d`. */
const isCounted = ({ types, counted }: ReportDefinition) => `${among(types)} AND ${conditions[counted]}`;

const rejectable = documentTypes.filter((type) =>
  actionTable.some(({ action, types }) => action === "reject" && types.includes(type)),
);
/** Answered are those that the supplier has made ready or rejected: who cancels its own order got no answer. */
const rejected = "d.rejected AND d.event_state IN ('READY', 'CANCELLED')";
const answered = `${among(rejectable)} AND (d.event_state = 'READY' OR (${rejected}))`;

/** Counts what is told of the traffic with the counterparty of the request, by month, by reason and in all, in one reading. */
export async function countTraffic(pool: Pool, scope: ReportScope, request: ReportRequest): Promise<TrafficGroup[]> {
  const { sql, values } = reportedWhere(scope, request);
  const text = `
    WITH reported AS (
      SELECT ${rowKeySql("month", confirmation, scope.view)} AS month,
        CASE WHEN ${isCounted(confirmation)} THEN ${measuredDays(confirmation)} END AS "workingDays",
        CASE WHEN ${isCounted(reliability)} THEN ${bucketSql(reliability)} END AS delivery,
        ${answered} AS answered, ${among(rejectable)} AND ${rejected} AS rejected,
        coalesce(d.details ->> 'rejectReason', '${noKey}') AS "rejectReason",
        (SELECT ${minutesSql(serviceTime, "run")} FROM ${clocksOfDocument}
          WHERE c.name = 'repair' AND ${conditions[serviceTime.counted]}) AS run
      FROM documents d WHERE ${sql}
    ), reasoned AS (SELECT *, CASE WHEN rejected THEN "rejectReason" END AS reason FROM reported)
    SELECT month, reason, count(*)::integer AS documents, count("workingDays")::integer AS confirmed,
      coalesce(sum("workingDays"), 0)::integer AS "workingDays",
      count(delivery)::integer AS delivered, (count(*) FILTER (WHERE delivery = 'on-time'))::integer AS "onTime",
      (count(*) FILTER (WHERE answered))::integer AS answered, (count(*) FILTER (WHERE rejected))::integer AS rejected,
      count(run)::integer AS repairs, percentile_disc(0.5) WITHIN GROUP (ORDER BY run) AS "repairMinutes"
    FROM reasoned GROUP BY GROUPING SETS ((month), (reason), ())
    HAVING grouping(reason) = 1 OR reason IS NOT NULL`;
  const { rows } = await pool.query<TrafficGroup>(text, values);
  return rows;
}
