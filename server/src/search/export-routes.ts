import { columnsFor, columnOf, type SearchColumn } from "@runko/domain/search/search-columns";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { FastifyReply } from "fastify";
import { finished, type Readable } from "node:stream";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { scopeOf } from "../documents/route-scope.ts";
import { loadOrganizationName } from "../organizations/load-organization-name.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import { attachmentDisposition } from "../platform/http/attachment-disposition.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { csvFile } from "./csv-file.ts";
import { exportRows } from "./export-rows.ts";
import { readSearch, searchQuery } from "./search-query.ts";
import { xlsxFile } from "./xlsx-file.ts";

/** Each export holds a database connection: together they may hold half of them, the others are asked to wait. */
const SHARE_OF_CONNECTIONS = 0.5;
const RETRY_SECONDS = "10";

const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

const exportQuery = searchQuery.extend({
  format: z.enum(["csv", "xlsx"]).default("csv"),
  columns: z
    .string()
    .optional()
    .meta({ description: "Columns in their order, with commas between; else the usual ones." }),
});

function readColumns(text: string | undefined, role: PathRole): SearchColumn[] {
  const known = columnsFor(role);
  const names = (text ?? "").split(",").filter((name) => name !== "");
  if (names.length === 0) return known.filter((name) => columnOf(name).hidden !== true);
  return [...new Set(names)].map((name) => {
    const column = known.find((each) => each === name);
    if (!column) throw new FilterError("columns", "UNKNOWN_FIELD");
    return column;
  });
}

function sendFile(reply: FastifyReply, file: Readable, { type, name }: { type: string; name: string }): FastifyReply {
  return reply.type(type).header("content-disposition", attachmentDisposition(name)).send(file);
}

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

/** Every document that a search finds, as a file that is written while it is read. Source: U23, R25 */
export function registerExportRoutes(app: App, context: AppContext): void {
  const most = Math.ceil(context.config.databasePool * SHARE_OF_CONNECTIONS);
  let running = 0;
  app.get(
    "/organizations/:id/roles/:role/events/export",
    {
      config: { organization: "read", problems: [422, 429] },
      schema: {
        operationId: "exportEvents",
        tags: ["events"],
        summary: "Every document that a search finds, in chosen columns, as CSV or XLSX",
        params: organizationRoleParams,
        querystring: exportQuery,
        response: {
          200: {
            description: "The documents.",
            content: {
              "text/csv": { schema: z.string() },
              [mediaTypes.xlsx]: { schema: z.string().meta({ format: "binary" }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const { format } = query;
      const now = context.clock.now();
      const asked = readSearch(query, params.role, now);
      const columns = readColumns(query.columns, params.role);
      const scope = await scopeOf(context, request);
      if (running >= most) throw new Problem("TOO_MANY_REQUESTS", { headers: { "retry-after": RETRY_SECONDS } });
      running += 1;
      const gone = new AbortController();
      finished(reply.raw, () => {
        running -= 1;
        gone.abort();
      });
      const name = await loadOrganizationName(context.db, params.id);
      await writeSecurityLog(context.db, now, {
        event: "exported",
        userId: request.session.user.id,
        organizationId: params.id,
        address: request.ip,
        requestId: request.id,
        details: { subject: "events", format, columns },
      });
      const headers = columns.map((column) => texts.search.columns[column]);
      const portions = await begun(exportRows(context.pool, scope, { request: asked, columns, signal: gone.signal }));
      const file = format === "csv" ? csvFile(headers, portions) : xlsxFile(headers, portions, texts.search.sheetName);
      const fileName = texts.search.fileName(name, todayInHelsinki(now), format);
      return sendFile(reply, file, { type: mediaTypes[format], name: fileName });
    },
  );
}
