import type { ReportMode } from "@runko/domain/enumerations/report-modes";
import { makeReportTables } from "@runko/domain/reports/make-report-tables";
import { reportBreakdowns, type Report } from "@runko/domain/reports/report";
import { reportDefinitions } from "@runko/domain/reports/report-definitions";
import { texts } from "@runko/domain/texts/texts";
import type { AppContext } from "../app-context.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { loadOrganizationName } from "../organizations/load-organization-name.ts";
import { countReport } from "./count-report.ts";
import { nameFilters } from "./find-report-choices.ts";
import type { ReportRequest } from "./report-request.ts";

/** A report with its words: basic by type alone, advanced by every breakdown (D-35). */
export async function makeReport(
  { db, pool }: Pick<AppContext, "db" | "pool">,
  scope: DocumentScope,
  request: ReportRequest,
  mode: ReportMode,
): Promise<Report> {
  const { report, from, to } = request;
  const { role, organizationId } = scope;
  const breakdowns = mode === "basic" ? (["type"] as const) : reportBreakdowns;
  const [groups, filters, name] = await Promise.all([
    countReport(pool, scope, request, breakdowns),
    nameFilters(pool, scope, request),
    loadOrganizationName(db, organizationId),
  ]);
  const label = (key: Parameters<typeof texts.reports.bucket>[0]) => texts.reports.bucket(key, report);
  return {
    report,
    mode,
    role,
    organization: { id: organizationId, name },
    from,
    to,
    filters,
    buckets: reportDefinitions[report].buckets.map(({ key }) => ({ key, label: label(key) })),
    ...makeReportTables(groups, { report, role, breakdowns, from, to }),
  };
}
