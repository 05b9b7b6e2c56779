import { writeCsv } from "@runko/domain/csv/write-csv";
import { reportCells, type ReportCell } from "@runko/domain/reports/report-cells";
import type { Report } from "@runko/domain/reports/report";
import { texts } from "@runko/domain/texts/texts";
import { formatDate } from "@runko/domain/values/calendar-date";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import { attachmentDisposition } from "../platform/http/attachment-disposition.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { renderReportHtml } from "./render-report-html.ts";

export const reportFormats = ["html", "csv"] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** A number as a Finnish spreadsheet reads it. */
const csvText = (cell: ReportCell) => (typeof cell === "number" ? String(cell).replace(".", ",") : (cell ?? ""));

const contents: Record<ReportFormat, (report: Report, now: Date) => string> = {
  html: renderReportHtml,
  csv: (report) => writeCsv(reportCells(report).map((cells) => cells.map(csvText))),
};

function fileName({ report, organization, from, to }: Report, format: ReportFormat): string {
  const [first, last] = [from, to].map(formatDate);
  return texts.reports.fileName(
    texts.enumerations.reportType[report],
    organization.name,
    `${first}`,
    `${last}`,
    format,
  );
}

/** Answers a report as a file, and tells the security log that it was taken out (R17). */
export async function answerReport(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  request: Pick<FastifyRequest, "session" | "ip" | "id">,
  reply: FastifyReply,
  { report, format }: { report: Report; format: ReportFormat },
): Promise<FastifyReply> {
  const at = clock.now();
  await writeSecurityLog(db, at, {
    event: "exported",
    userId: request.session.user.id,
    organizationId: report.organization.id,
    address: request.ip,
    requestId: request.id,
    details: { subject: "report", report: report.report, format },
  });
  // The page to print is opened, a table is saved.
  if (format !== "html") reply.header("content-disposition", attachmentDisposition(fileName(report, format)));
  return reply.type(`text/${format}; charset=utf-8`).send(contents[format](report, at));
}
