import type { ReportMode } from "@runko/domain/enumerations/report-modes";
import { makeReportTables, reportTotal } from "@runko/domain/reports/make-report-tables";
import { previousPeriod } from "@runko/domain/reports/previous-period";
import type { Report } from "@runko/domain/reports/report";
import { breakdownsOf, reportDefinitions } from "@runko/domain/reports/report-definitions";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { AppContext } from "../app-context.ts";
import { loadOrganizationName } from "../organizations/load-organization-name.ts";
import { countReport } from "./count-report.ts";
import { nameFilters } from "./find-report-choices.ts";
import type { ReportRequest, ReportScope } from "./report-request.ts";

/** A report with its words. */
export async function makeReport(
  { db, pool, clock, texts }: Pick<AppContext, "db" | "pool" | "clock"> & { texts: Catalogue },
  scope: ReportScope,
  request: ReportRequest,
  mode: ReportMode,
): Promise<Report> {
  const { report, from, to } = request;
  const { view, organizationId } = scope;
  const breakdowns = breakdownsOf(report, mode, view);
  const previous = previousPeriod({ from, to }, todayInHelsinki(clock.now()));
  // One after the other: a heavy call may hold one connection of the pool.
  const groups = await countReport(pool, scope, request, breakdowns);
  const before = await countReport(pool, scope, { ...request, ...previous }, ["type"]);
  const [filters, name] = await Promise.all([
    nameFilters(pool, scope, request),
    organizationId === null ? null : loadOrganizationName(db, organizationId),
  ]);
  const label = (key: Parameters<Catalogue["reports"]["bucket"]>[0]) => texts.reports.bucket(key, report);
  return {
    report,
    mode,
    role: view,
    organization: organizationId === null || name === null ? null : { id: organizationId, name },
    from,
    to,
    filters,
    buckets: reportDefinitions[report].buckets.map(({ key }) => ({ key, label: label(key) })),
    ...makeReportTables(texts, groups, { report, role: view, breakdowns, from, to }),
    previous: { ...previous, total: reportTotal(report, before) },
  };
}
