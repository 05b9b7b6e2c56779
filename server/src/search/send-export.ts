import type { ExportCell } from "@runko/domain/search/export-cells";
import type { FastifyReply, FastifyRequest } from "fastify";
import { finished } from "node:stream";
import type { AppContext } from "../app-context.ts";
import { attachmentDisposition } from "../platform/http/attachment-disposition.ts";
import { countPortions, proveLargeExport } from "../platform/http/prove-large-export.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { csvFile } from "./csv-file.ts";
import { xlsxFile } from "./xlsx-file.ts";

export const exportFormats = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportMediaTypes = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const satisfies Record<ExportFormat, string>;

/** With its first portion read: what fails before it is answered as a problem, not as half a file. */
async function begun<T>(portions: AsyncGenerator<T, void, undefined>): Promise<AsyncIterable<T>> {
  const first = await portions.next();
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* portions;
  }
  return all();
}

/** Fires when the reader has the file or is gone. */
function endOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  finished(reply.raw, () => gone.abort());
  return gone.signal;
}

export type Exported = {
  /** Undefined when it is of the whole portal. */
  organizationId: string | undefined;
  format: ExportFormat;
  headers: readonly string[];
  sheetName: string;
  fileName: string;
  /** What the security log tells of it, beside who and when. */
  details: Record<string, unknown>;
  portions: (signal: AbortSignal) => AsyncGenerator<ExportCell[][], void, undefined>;
};

/** Answers rows as a file that is written while they are read, and tells the security log of it (R17, U23); many ask a proof (0189). */
export async function sendExport(
  context: Pick<AppContext, "db" | "clock">,
  request: Pick<FastifyRequest, "session" | "ip" | "id" | "texts" | "requireProof">,
  reply: FastifyReply,
  { organizationId, format, headers, sheetName, fileName, details, portions }: Exported,
): Promise<FastifyReply> {
  const signal = endOf(reply);
  await proveLargeExport(request, (most) => countPortions(portions(signal), most));
  await writeSecurityLog(context.db, context.clock.now(), {
    event: "exported",
    userId: request.session.user.id,
    organizationId,
    address: request.ip,
    requestId: request.id,
    details: { ...details, format },
  });
  const rows = await begun(portions(signal));
  const file = format === "csv" ? csvFile(request.texts, headers, rows) : xlsxFile(headers, rows, sheetName);
  const type = exportMediaTypes[format];
  reply.type(format === "csv" ? `${type}; charset=utf-8` : type);
  return reply.header("content-disposition", attachmentDisposition(fileName)).send(file);
}
