import type { ReportGroup } from "@runko/domain/reports/make-report-tables";
import type { ReportBreakdown } from "@runko/domain/reports/report";
import { reportDefinitions } from "@runko/domain/reports/report-definitions";
import type { Pool } from "pg";
import type { ReportRequest, ReportScope } from "./report-request.ts";
import {
  bucketSql,
  classOfKey,
  measuredDays,
  minutesSql,
  reportedFrom,
  reportedWhere,
  rowKeySql,
} from "./report-sql.ts";

/** Counts the documents of a report by row and class, every breakdown in one reading of them. */
export async function countReport(
  pool: Pool,
  scope: ReportScope,
  request: ReportRequest,
  breakdowns: readonly ReportBreakdown[],
): Promise<ReportGroup[]> {
  const definition = reportDefinitions[request.report];
  const { sql, values } = reportedWhere(scope, request);
  const keys = breakdowns.map((by) => `${rowKeySql(by, definition, scope.view)} AS "${by}"`);
  const grouped = breakdowns.map((by) => `"${by}"`);
  // Minutes in the middle and at most are of a whole row: they cannot be had of those of its classes.
  const sets = [
    ...grouped.map((column) => `(${column}, bucket)`),
    ...(definition.rows === "clock" ? [...grouped.map((column) => `(${column})`), "()"] : []),
  ];
  const labels = breakdowns.map((by) => `WHEN grouping("${by}") = 0 THEN '${by}'`);
  const text = `
    WITH reported AS (
      SELECT ${keys.join(", ")}, ${bucketSql(definition)} AS bucket, ${measuredDays(definition)} AS days,
        ${minutesSql(definition, "run")} AS run, ${minutesSql(definition, "stood")} AS stood
      ${reportedFrom(definition)} WHERE ${sql}
    ), counted AS (
      SELECT CASE ${labels.join(" ")} END AS by, coalesce(${grouped.join(", ")}) AS key, bucket,
        count(*)::integer AS amount, coalesce(sum(days), 0)::integer AS days,
        CASE WHEN grouping(bucket) = 1 THEN json_build_object(
          'median', percentile_disc(0.5) WITHIN GROUP (ORDER BY run),
          'ninetieth', percentile_disc(0.9) WITHIN GROUP (ORDER BY run),
          'run', coalesce(sum(run), 0), 'stood', coalesce(sum(stood), 0)) END AS minutes
      FROM reported GROUP BY GROUPING SETS (${sets.join(", ")})
    )
    SELECT c.*, CASE
      WHEN c.by IN ('counterparty', 'subscriber', 'supplier')
        THEN (SELECT o.name FROM organizations o WHERE o.id = c.key::uuid)
      WHEN c.by = 'slaClass' THEN ${classOfKey("c.key")}
      WHEN c.by = 'productGroup' THEN (SELECT g.name FROM product_groups g WHERE g.id::text = c.key) END AS name
    FROM counted c`;
  const { rows } = await pool.query<ReportGroup>(text, values);
  return rows;
}
