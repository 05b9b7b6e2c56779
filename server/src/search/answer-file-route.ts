import { answerColumns, type AnswerColumn, type TellingColumn } from "@runko/domain/answers/answer-columns";
import { answeredStates, answeredTypes, possibleAnswers } from "@runko/domain/answers/possible-answers";
import type { DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { exportCell, type ExportCell } from "@runko/domain/search/export-cells";
import type { SearchColumn } from "@runko/domain/search/search-columns";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Pool } from "pg";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { documentRows, joinsFor } from "../documents/document-entity.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import type { DocumentRequest } from "../documents/document-where.ts";
import { scopeOf } from "../documents/route-scope.ts";
import { loadOrganizationName } from "../organizations/load-organization-name.ts";
import { readByCursor } from "../platform/database/read-by-cursor.ts";
import { refusePage } from "../platform/filter/parse-filter.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { exportedColumn } from "./export-columns.ts";
import { readSearch, searchQuery } from "./search-query.ts";
import { searchWhere } from "./search-where.ts";
import { exportFormats, exportMediaTypes, sendExport } from "./send-export.ts";

const query = searchQuery.omit({ limit: true, skip: true, offset: true }).extend({
  format: z.enum(exportFormats).default("xlsx"),
});

/** Where an export has what tells people of a document. */
const told = {
  type: "type",
  state: "state",
  subscriber: "counterparty",
  product: "product",
  address: "address",
  requestedDate: "requestedDate",
  subscriberConnectionId: "subscriberConnectionId",
  projectId: "projectId",
} as const satisfies Record<Exclude<TellingColumn, "possible">, SearchColumn>;
const names = Object.keys(told) as (keyof typeof told)[];

type Row = { eventId: number; version: number; type: DocumentType; state: DocumentState; cells: unknown[] };

const text = (said: string): ExportCell => ({ kind: "text", text: said });

function cellsOf(texts: Catalogue, { eventId, version, type, state, cells }: Row): ExportCell[] {
  const said = new Map<AnswerColumn, ExportCell>([
    ["eventId", { kind: "number", number: eventId }],
    ["version", { kind: "number", number: version }],
    [
      "possible",
      text(
        possibleAnswers(type, state)
          .map((action) => texts.answers.actions[action])
          .join(", "),
      ),
    ],
    ...names.map((name, index) => [name, exportCell(texts, told[name], cells[index])] as const),
  ]);
  return answerColumns.map((name) => said.get(name) ?? text(""));
}

async function* answerRows(
  pool: Pool,
  scope: DocumentScope,
  { asked, texts, signal }: { asked: DocumentRequest; texts: Catalogue; signal: AbortSignal },
): AsyncGenerator<ExportCell[][], void, undefined> {
  const where = await searchWhere(pool, scope, asked);
  const chosen = names.map((name) => exportedColumn(told[name], scope.role));
  const listOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(", ");
  const statement = `SELECT json_build_object('eventId', d.id, 'version', d.version, 'type', d.document_type,
      'state', d.event_state, 'cells', json_build_array(${chosen.join(", ")}))::text AS row
    FROM documents d ${joinsFor(where.over, documentRows[scope.role].rowOver([]))} WHERE ${where.sql}
      AND d.event_state IN (${listOf(answeredStates)}) AND d.document_type IN (${listOf(answeredTypes)})
    ORDER BY d.created_at, d.id`;
  for await (const rows of readByCursor<{ row: string }>(pool, { text: statement, values: where.values }, { signal }))
    yield rows.map(({ row }) => cellsOf(texts, JSON.parse(row) as Row));
}

/** What a supplier has to answer, as a file to be filled in and brought back. Source: beyond E4 */
export function registerAnswerFileRoute(app: App, context: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/events/answer-file",
    {
      config: { organization: "read", problems: [422], load: "heavy", asksProof: "ofManyRows" },
      schema: {
        operationId: "exportAnswers",
        tags: ["events"],
        summary: "The documents of a search that may still be answered, with empty columns for their answers",
        params: organizationRoleParams,
        querystring: query,
        response: {
          200: {
            description: "The documents.",
            content: {
              [exportMediaTypes.csv]: { schema: z.string() },
              [exportMediaTypes.xlsx]: { schema: z.string().meta({ format: "binary" }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { params, texts } = request;
      if (params.role !== "SUPPLIER") throw new Problem("FORBIDDEN");
      const now = context.clock.now();
      refusePage(request.query, documentRows[params.role]);
      const asked = readSearch(request.query, params.role, now);
      const scope = await scopeOf(context, request);
      const name = await loadOrganizationName(context.db, params.id);
      const { format } = request.query;
      return sendExport(context, request, reply, {
        organizationId: params.id,
        format,
        headers: answerColumns.map((column) => texts.answers.columns[column]),
        sheetName: texts.answers.sheetName,
        fileName: texts.answers.fileName(name, todayInHelsinki(now), format),
        details: { subject: "answers" },
        portions: (signal) => answerRows(context.reader, scope, { asked, texts, signal }),
      });
    },
  );
}
