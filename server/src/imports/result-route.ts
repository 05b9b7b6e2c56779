import { issueMessage } from "@runko/domain/values/issue-message";
import type { ExportCell } from "@runko/domain/search/export-cells";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { sql } from "kysely";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import type { App } from "../platform/http/typed-app.ts";
import { exportMediaTypes, sendExport } from "../search/send-export.ts";
import type { ImportKind } from "../import-kind.ts";
import type { StoredIssue } from "./stored-job.ts";
import { importParams, keyOf } from "./import-params.ts";
import { loadJob, type LoadedJob } from "./import-store.ts";

type Row = {
  cells: string[];
  state: "waiting" | "sent" | "failed";
  issues: StoredIssue[];
  result: Record<string, string> | null;
};

const text = (said: string): ExportCell => ({ kind: "text", text: said });

/** The file as it came, mended cells and all, with what became of each row. A text is never a formula in it. */
function resultRow(texts: Catalogue, { kind, headers }: LoadedJob, row: Row): ExportCell[] {
  const { states } = texts.imports;
  const said = row.issues.map((issue) => issueMessage(texts.issues, issue)).join("; ");
  const results = Object.keys(kind.resultColumns(texts)).map((name) => row.result?.[name] ?? "");
  return [
    ...headers.map((_, at) => row.cells[at] ?? ""),
    ...results,
    states[row.state],
    row.state === "sent" ? "" : said,
  ].map(text);
}

export function registerResultRoute(app: App, context: AppContext, kinds: readonly ImportKind[]): void {
  app.get(
    "/organizations/:id/roles/:role/imports/:importId/result.xlsx",
    {
      config: { organization: "act", load: "heavy" },
      schema: {
        operationId: "exportImport",
        tags: ["imports"],
        summary: "The file with what became of each row beside it; or its rows that are not sent, to be mended",
        params: importParams,
        querystring: z.object({
          rows: z.enum(["all", "unsent", "errors"]).default("all"),
        }),
        response: {
          200: {
            description: "The rows.",
            content: { [exportMediaTypes.xlsx]: { schema: z.string().meta({ format: "binary" }) } },
          },
        },
      },
    },
    async (request, reply) => {
      const { params, query, texts } = request;
      const stored = await loadJob(context.db, kinds, keyOf(params));
      const which = {
        all: sql`TRUE`,
        unsent: sql`state <> 'sent'`,
        errors: sql`state <> 'sent' AND verdict = 'error'`,
      }[query.rows];
      const { job, kind, headers } = stored;
      const { result } = texts.imports;
      async function* portions() {
        const { rows } = await sql<Row>`
          SELECT cells, state, issues, result FROM import_rows WHERE job_id = ${job.jobId} AND ${which}
          ORDER BY number`.execute(context.db);
        yield rows.map((row) => resultRow(texts, stored, row));
      }
      return await sendExport(context, request, reply, {
        organizationId: job.organizationId,
        format: "xlsx",
        headers: [...headers, ...Object.values(kind.resultColumns(texts)), result.state, result.errors],
        sheetName: result.sheetName,
        fileName: result.fileName(job.fileName),
        details: { subject: "import", importId: job.jobId, rows: query.rows },
        portions,
      });
    },
  );
}
