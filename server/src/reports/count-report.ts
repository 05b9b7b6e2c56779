import type { ReportGroup } from "@runko/domain/reports/make-report-tables";
import type { ReportBreakdown } from "@runko/domain/reports/report";
import { reportDefinitions } from "@runko/domain/reports/report-definitions";
import type { Pool } from "pg";
import type { ReportRequest, ReportScope } from "./report-request.ts";
import { bucketSql, measuredDays, reportedWhere, rowKeySql } from "./report-sql.ts";

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
  const labels = breakdowns.map((by) => `WHEN grouping("${by}") = 0 THEN '${by}'`);
  const text = `
    WITH reported AS (
      SELECT ${keys.join(", ")}, ${bucketSql(definition)} AS bucket, ${measuredDays(definition)} AS days
      FROM documents d WHERE ${sql}
    ), counted AS (
      SELECT CASE ${labels.join(" ")} END AS by, coalesce(${grouped.join(", ")}) AS key, bucket,
        count(*)::integer AS amount, coalesce(sum(days), 0)::integer AS days
      FROM reported GROUP BY GROUPING SETS (${grouped.map((column) => `(${column}, bucket)`).join(", ")})
    )
    SELECT c.*, CASE
      WHEN c.by IN ('counterparty', 'subscriber', 'supplier')
        THEN (SELECT o.name FROM organizations o WHERE o.id = c.key::uuid)
      WHEN c.by = 'productGroup' THEN (SELECT g.name FROM product_groups g WHERE g.id::text = c.key) END AS name
    FROM counted c`;
  const { rows } = await pool.query<ReportGroup>(text, values);
  return rows;
}
