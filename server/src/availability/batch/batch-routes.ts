import { availabilityKind } from "@runko/domain/imports/asked-row";
import type { ExportCell } from "@runko/domain/search/export-cells";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import type { ImportKind } from "../../import-kind.ts";
import { importParams, type ImportParams } from "../../imports/import-params.ts";
import { loadImport } from "../../imports/load-import.ts";
import { Problem } from "../../platform/http/problem.ts";
import { idSchema } from "../../platform/http/path-schemas.ts";
import type { App } from "../../platform/http/typed-app.ts";
import { exportMediaTypes, sendExport } from "../../search/send-export.ts";
import { sheetLimits } from "../../sheets/sheet.ts";
import { answerBatch, suppliersOf } from "./answer-batch.ts";
import { askBatch } from "./ask-batch.ts";
import { findBatch } from "./batch-store.ts";
import { batchSchema } from "./batch-schema.ts";
import { resolveBatch } from "./resolve-batch.ts";

const base = "/organizations/:id/roles/:role/imports/:importId";
const tags = ["imports"];
/** Of a file that is written. */
const rowsAtOnce = 20;
const text = (said: string): ExportCell => ({ kind: "text", text: said });
const money = (said: string): ExportCell => ({ kind: "number", number: Number(said) });

const part = z.string().max(1000).default("");
const askBody = z.strictObject({
  supplierIds: z.array(idSchema).min(1).max(1000),
  defaults: z
    .strictObject({
      requestedDate: part,
      contactName: part,
      contactPhone: part,
      capacity: part,
      interface: part,
    })
    .meta({ description: "What every request says, as the cells of a file do." }),
});

/** What can be had at the addresses of a file, without asking anybody; and the requests that ask for the rest. Source: beyond D4 */
export function registerBatchRoutes(app: App, context: AppContext, kinds: readonly ImportKind[]): void {
  const { db, clock } = context;
  const load = async ({ params, texts }: Pick<FastifyRequest, "params" | "texts">) => {
    const stored = await loadImport(db, kinds, { params: params as ImportParams, kind: availabilityKind });
    const { organizationId } = stored.job;
    const asked = { subscriberId: organizationId, mayAct: true, now: clock.now(), texts };
    return { stored, organizationId, resolve: () => resolveBatch(db, stored, asked) };
  };

  app.get(
    `${base}/availability`,
    {
      config: { organization: "act", load: "heavy" },
      schema: {
        operationId: "findAvailabilityOfImport",
        tags,
        summary: "What the organization can have at the addresses of a file, as far as it is known",
        params: importParams,
        querystring: z.object({
          most: z.coerce.number().int().min(1).max(sheetLimits.rows).default(50),
          skip: z.coerce.number().int().min(0).max(sheetLimits.rows).default(0),
        }),
        response: { 200: batchSchema },
      },
    },
    async (request) => {
      const { organizationId, resolve } = await load(request);
      const batch = await findBatch(db, { organizationId, importId: request.params.importId });
      return answerBatch(await resolve(), batch, request.query);
    },
  );

  app.get(
    `${base}/availability.xlsx`,
    {
      config: { organization: "act", load: "heavy" },
      schema: {
        operationId: "exportAvailabilityOfImport",
        tags,
        summary: "The file with what is known of each supplier beside its own columns",
        params: importParams,
        response: {
          200: {
            description: "The rows.",
            content: { [exportMediaTypes.xlsx]: { schema: z.string().meta({ format: "binary" }) } },
          },
        },
      },
    },
    async (request, reply) => {
      const { stored, organizationId, resolve } = await load(request);
      const resolved = await resolve();
      const suppliers = suppliersOf(resolved);
      const words = request.texts.availability.batch;
      const cells = (row: (typeof resolved.rows)[number]): ExportCell[] => {
        const found = new Map(row.found.map((cell) => [cell.supplierId, cell]));
        return [
          ...stored.headers.map((_, at) => text(row.cells[at] ?? "")),
          ...suppliers.flatMap(({ id }) => {
            const one = found.get(id);
            if (!one) return [words.nothing, "", "", "", "", ""].map(text);
            return [
              text(words.short[one.availability]),
              text(one.productName),
              money(one.connectFee),
              money(one.monthlyFee),
              text(one.deliveryDays === null ? "" : String(one.deliveryDays)),
              text(one.documentId === null ? "" : String(one.documentId)),
            ];
          }),
        ];
      };
      async function* portions() {
        for (let at = 0; at < resolved.rows.length; at += rowsAtOnce)
          yield resolved.rows.slice(at, at + rowsAtOnce).map(cells);
      }
      return await sendExport(context, request, reply, {
        organizationId,
        format: "xlsx",
        headers: [
          ...stored.headers,
          ...suppliers.flatMap(({ name }) => Object.values(words.columns).map((column) => `${name}: ${column}`)),
        ],
        sheetName: words.sheetName,
        fileName: words.fileName(stored.job.fileName),
        details: { subject: "availability", importId: stored.job.jobId },
        portions,
      });
    },
  );

  app.post(
    `${base}/availability/requests`,
    {
      config: { organization: "act", load: "heavy", problems: [409] },
      schema: {
        operationId: "askAvailabilityOfImport",
        tags,
        summary: "Makes a file of requests for what is not known at the addresses; sends nothing",
        params: importParams,
        body: askBody,
        response: { 201: z.strictObject({ importId: z.string() }) },
      },
    },
    async (request, reply) => {
      const { organizationId, resolve } = await load(request);
      const kind = kinds.find(({ name, role }) => name === "AvailabilityRequest" && role === "SUBSCRIBER");
      if (!kind) throw new Problem("NOT_FOUND");
      const { user } = request.session;
      const asking = { organizationId, role: kind.role, userId: user.id, texts: request.texts };
      await kind.requireRight?.(context, asking);
      const { supplierIds, defaults } = request.body;
      const { importId } = request.params;
      const said = Object.fromEntries(Object.entries(defaults).filter(([, value]) => value.trim() !== ""));
      const made = await askBatch(
        context,
        kind,
        { ...asking, language: user.language, importId, supplierIds, defaults: said },
        resolve,
      );
      reply.status(201);
      return { importId: made };
    },
  );
}
