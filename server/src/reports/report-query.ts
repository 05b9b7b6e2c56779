import { reportModes } from "@runko/domain/enumerations/report-modes";
import { reportTypes, type ReportType } from "@runko/domain/enumerations/report-types";
import { mostReportIds, type ReportView } from "@runko/domain/reports/report";
import { checkReportSpan } from "@runko/domain/reports/check-report-span";
import { isReportOf } from "@runko/domain/reports/report-definitions";
import { z } from "zod";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import type { ReportRequest } from "./report-request.ts";

/** Ids with commas between, or one by one. */
const ids = (description: string) =>
  z
    .preprocess(
      (raw) => (Array.isArray(raw) ? raw : [raw]).flatMap((part) => String(part ?? "").split(",")).filter(Boolean),
      z.array(idSchema).max(mostReportIds),
    )
    .optional()
    .meta({ description: `${description}; several with commas between.` });

const day = (description: string) =>
  z
    .string()
    .default("")
    .meta({ description: `${description}, YYYY-MM-DD.` });

/** Which documents of which report. */
export const reportQuery = z.object({
  from: day("The first day on which the documents were made"),
  to: day("The last day, at most a year later"),
  supplierIds: ids("Suppliers"),
  subscriberIds: ids("Subscribers"),
  productGroupIds: ids("Product groups"),
  productIds: ids("Products"),
});

export const namedReport = reportQuery.extend({
  report: z
    .enum(["", ...reportTypes])
    .default("")
    .meta({ description: "The report." }),
});

export const reportMode = z.enum(reportModes).default("basic").meta({
  description: "Totals, or also by counterparty, product group and month.",
});

type Query = z.output<typeof reportQuery>;

/** What is asked, or why it cannot be: no report, none of this role, no days or more than a year (specification §5). */
export function readReportRequest(report: ReportType | "", view: ReportView, query: Query): ReportRequest {
  if (report === "") throw new Problem("REPORT_TYPE_MISSING");
  if (!isReportOf(report, view)) throw new Problem("REPORT_NOT_FOR_ROLE");
  const issues = checkReportSpan(query.from, query.to);
  refuseIssues(issues);
  const { from, to, supplierIds = [], subscriberIds = [], productGroupIds = [], productIds = [] } = query;
  return { report, from, to, supplierIds, subscriberIds, productGroupIds, productIds };
}
