import { writeCsv } from "@runko/domain/csv/write-csv";
import type { FastifyReply, FastifyRequest } from "fastify";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { filterLimits } from "../platform/filter/filter-limits.ts";
import { attachmentDisposition } from "../platform/http/attachment-disposition.ts";
import { proveLargeExport } from "../platform/http/prove-large-export.ts";
import type { FoundRows } from "../platform/entity/find-rows.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";

/** Every row that a filter names, page after page. */
export async function findAll<Row>(find: (filter: Filter) => Promise<FoundRows>, asked: Filter): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const found = await find({ ...asked, fields: undefined, limit: filterLimits.limit, skip: rows.length });
    const page = JSON.parse(found.json) as Row[];
    rows.push(...page);
    if (page.length < filterLimits.limit) return rows;
  }
}

type SentCsv = {
  /** What the security log calls it. */
  subject: string;
  /** Undefined of a list over several organizations. */
  organizationId?: string;
  name: string;
  /** The headers first. */
  rows: readonly (readonly string[])[];
};

/** Answers a list as a CSV file, and tells the security log that it was taken out (R17); many rows ask a proof (0189). */
export async function sendCsv(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  request: Parameters<typeof adminActorOf>[0] & Pick<FastifyRequest, "id" | "requireProof">,
  reply: FastifyReply,
  { subject, organizationId, name, rows }: SentCsv,
): Promise<FastifyReply> {
  await proveLargeExport(request, () => rows.length - 1);
  const { userId, address, requestId, at } = adminActorOf(request, clock);
  const details = { subject, rows: rows.length - 1 };
  await writeSecurityLog(db, at, { event: "exported", userId, organizationId, address, requestId, details });
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", attachmentDisposition(name))
    .send(writeCsv(rows));
}
