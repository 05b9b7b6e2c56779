import type { AppContext } from "../app-context.ts";
import { documentLimits } from "../documents/document-limits.ts";
import type { FastifyRequest } from "fastify";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { echoSent } from "./echo-sent.ts";
import { findTmfDocument, findTmfDocuments } from "./find-tmf-documents.ts";
import { readTmfFields, readTmfQuery } from "./read-tmf-query.ts";
import { sendTmf, sendTmfList } from "./send-tmf.ts";
import { callerOf } from "./tmf-caller.ts";
import type { ReadDocument, TmfResource } from "./tmf-resource.ts";

export const hidden = { hide: true } as const;

type Query = Record<string, unknown>;

/** What the façade tells of a document: the portal's over the client's. */
export function showTmf(
  { config, clock }: AppContext,
  { texts }: Pick<FastifyRequest, "texts">,
  resource: TmfResource,
  read: ReadDocument,
) {
  const shown = resource.show(read, { portal: config.publicUrl, texts, now: clock.now() });
  return echoSent(read.sent ?? {}, shown, resource.owned);
}

export const findingOf = (context: AppContext, request: FastifyRequest, resource: TmfResource) => ({
  pool: context.pool,
  caller: callerOf(request),
  resource,
  silenceSeconds: documentLimits(context.config).lockSilenceSeconds,
});

/** The list of a resource and one of it, of those that are documents of ours. */
export function registerResourceReads(app: App, context: AppContext, resource: TmfResource): void {
  const config = { scope: "documents:read" } as const;
  app.get(resource.path, { config, schema: hidden }, async (request, reply) => {
    const query = readTmfQuery(request.query as Query);
    const { rows, total, totalIsExact } = await findTmfDocuments(findingOf(context, request, resource), query);
    const shown = rows.map((row) => showTmf(context, request, resource, row));
    const { offset, limit, fields } = query;
    return sendTmfList(request, reply, shown, {
      offset,
      limit,
      fields,
      total,
      totalIsExact,
      portal: context.config.publicUrl,
    });
  });
  app.get(`${resource.path}/:tmfId`, { config, schema: hidden }, async (request, reply) => {
    const { tmfId } = request.params as { tmfId: string };
    const read = await findTmfDocument(findingOf(context, request, resource), tmfId);
    if (!read) throw new Problem("DOCUMENT_NOT_FOUND");
    reply.header("etag", `"${read.document.version}"`);
    return sendTmf(reply, showTmf(context, request, resource, read), readTmfFields(request.query as Query));
  });
}
