import { importPolicies } from "@runko/domain/imports/import-states";
import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { cellSchema, checkAllButBody } from "../sheets/receive-sheet.ts";
import { sheetFileLimit, sheetLimits } from "../sheets/sheet.ts";
import { answerImport, importSchema } from "./answer-import.ts";
import { beginSending, changeMapping, checkAgain, mendCell, stopImport } from "./change-import.ts";
import { importRows, imports, importsOf, rowsOf } from "./import-entity.ts";
import type { ImportKind } from "../import-kind.ts";
import { importParams, keyOf, type ImportParams } from "./import-params.ts";
import { loadJob } from "./import-store.ts";
import { defaultsSchema, receiveImport, uploadSchema } from "./receive-import.ts";
import { registerResultRoute } from "./result-route.ts";
import { startImport } from "./start-import.ts";

const base = "/organizations/:id/roles/:role/imports";
const one = `${base}/:importId`;
const tags = ["imports"];
const shown = { organization: "act" } as const;
const changing = { organization: "act", problems: [409] } as const;

const whose = ({ session, params, texts }: FastifyRequest) => {
  const { id: organizationId, role } = params as ImportParams;
  return { organizationId, role, userId: session.user.id, texts };
};

function registerUpload(app: App, context: AppContext, kinds: readonly ImportKind[]): void {
  app.post(
    base,
    {
      bodyLimit: sheetFileLimit.bytes,
      config: { ...changing, load: "import", slowBody: true },
      validatorCompiler: checkAllButBody,
      schema: {
        operationId: "startImport",
        tags,
        summary: "Takes the rows of a CSV or XLSX file, or given ones, and checks them; sends nothing",
        consumes: ["multipart/form-data", "application/json"],
        params: organizationRoleParams,
        body: uploadSchema,
        response: { 201: importSchema },
      },
    },
    async (request, reply) => {
      const asked = whose(request);
      const { kind: name, defaults, file } = await receiveImport(request);
      const kind = kinds.find((known) => known.name === name && known.role === asked.role);
      if (!kind) throw new Problem("VALIDATION_FAILED", { issues: [{ path: "kind", code: "NOT_AN_OPTION" }] });
      await kind.requireRight?.(context, asked);
      const { language } = request.session.user;
      const importId = await startImport(context, kind, { ...asked, defaults, language }, file);
      const { id, role } = request.params;
      reply.status(201);
      return await answerImport(context, kinds, keyOf({ id, role, importId }), request.texts);
    },
  );
}

function registerReading(app: App, context: AppContext, kinds: readonly ImportKind[]): void {
  app.get(
    base,
    {
      config: shown,
      schema: {
        operationId: "listImports",
        tags,
        summary: "The files that the organization has brought in this role, the newest first",
        params: organizationRoleParams,
        querystring: filterQuery,
        response: { 200: imports.list },
      },
    },
    async ({ params: { id, role }, query }, reply) =>
      answerRows(reply, { pool: context.pool, entity: imports, query, scope: importsOf({ organizationId: id, role }) }),
  );
  app.get(
    one,
    {
      config: shown,
      schema: {
        operationId: "getImport",
        tags,
        summary: "How far a file is: its columns, how many of its rows are right, wrong and sent",
        params: importParams,
        response: { 200: importSchema },
      },
    },
    async ({ params, texts }) => answerImport(context, kinds, keyOf(params), texts),
  );
  app.get(
    `${one}/rows`,
    {
      config: shown,
      schema: {
        operationId: "listImportRows",
        tags,
        summary: "The rows of a file, with what is thought of each and what it came to",
        params: importParams,
        querystring: filterQuery,
        response: { 200: importRows.list },
      },
    },
    async ({ params, query }, reply) => {
      await loadJob(context.db, kinds, keyOf(params));
      return answerRows(reply, { pool: context.pool, entity: importRows, query, scope: rowsOf(params.importId) });
    },
  );
}

const mappingBody = z.strictObject({
  mapping: z.array(z.string().max(200).nullable()).max(sheetLimits.columns),
  defaults: defaultsSchema,
});
const cellBody = z.strictObject({
  number: z.int().min(0),
  column: z.string().max(200).meta({ description: "The name of a column of the mapping." }),
  from: z.string().meta({ description: "What the cell says; another who was faster is not overwritten." }),
  to: cellSchema,
});

function registerChanges(app: App, context: AppContext, kinds: readonly ImportKind[]): void {
  const answer = ({ params, texts }: FastifyRequest) =>
    answerImport(context, kinds, keyOf(params as ImportParams), texts);
  const described = (operationId: string, summary: string) => ({
    operationId,
    tags,
    summary,
    params: importParams,
    response: { 200: importSchema },
  });
  app.put(
    `${one}/mapping`,
    {
      config: changing,
      schema: {
        ...described("mapImportColumns", "Says which column each header is, and checks the rows anew"),
        body: mappingBody,
      },
    },
    async (request) => {
      await changeMapping(context, kinds, keyOf(request.params), request.body);
      return answer(request);
    },
  );
  app.post(
    `${one}/cells`,
    {
      config: changing,
      schema: {
        ...described("mendImportCell", "Writes another value into a cell, and checks its row"),
        body: cellBody,
      },
    },
    async (request) => {
      await mendCell(context, kinds, keyOf(request.params), request.body);
      return answer(request);
    },
  );
  app.post(
    `${one}/check`,
    {
      config: changing,
      schema: described("checkImport", "Checks every row again that is not sent, those that failed among them"),
    },
    async (request) => {
      await checkAgain(context, kinds, keyOf(request.params));
      return answer(request);
    },
  );
  app.post(
    `${one}/send`,
    {
      config: changing,
      schema: {
        ...described("sendImport", "Begins to send the rows, all or none, or those that are right"),
        body: z.strictObject({ policy: z.enum(importPolicies) }),
      },
    },
    async (request) => {
      const key = keyOf(request.params);
      const { kind } = await loadJob(context.db, kinds, key);
      await kind.requireRight?.(context, whose(request));
      await beginSending(context, kinds, key, { ...request.body, userId: request.session.user.id });
      return answer(request);
    },
  );
  app.post(
    `${one}/stop`,
    { config: changing, schema: described("stopImport", "Ends what is under way; what is not sent stays unsent") },
    async (request) => {
      await stopImport(context, kinds, keyOf(request.params));
      return answer(request);
    },
  );
}

/** Files whose rows are checked, mended and sent. Source: beyond E2 */
export async function registerImportRoutes(app: App, context: AppContext, kinds: readonly ImportKind[]): Promise<void> {
  await app.register(multipart);
  registerUpload(app, context, kinds);
  registerReading(app, context, kinds);
  registerChanges(app, context, kinds);
  registerResultRoute(app, context, kinds);
}
