import { isUuid } from "@runko/domain/values/uuid";
import type { AppContext } from "../app-context.ts";
import { documentLimits } from "../documents/document-limits.ts";
import type { FastifyRequest } from "fastify";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { echoSent } from "./echo-sent.ts";
import { findTmfDocument, findTmfDocuments, portionRows, readPortions } from "./find-tmf-documents.ts";
import { allParts, partsOf } from "./read-parts.ts";
import { readTmfFields, readTmfQuery } from "./read-tmf-query.ts";
import type { Json } from "./select-attributes.ts";
import { sendTmf, sendTmfPortions, tellerOf } from "./send-tmf.ts";
import { tellTmf } from "./tell-tmf.ts";
import { isSaid } from "./told-parts.ts";
import { callerOf } from "./tmf-caller.ts";
import { hrefOf } from "./tmf-paths.ts";
import type { ReadDocument, TmfResource } from "./tmf-resource.ts";

export const hidden = { hide: true } as const;

type Query = Record<string, unknown>;

/** What the façade tells of documents to whoever asks. */
function tellerTo({ config, clock }: AppContext, { texts }: Pick<FastifyRequest, "texts">, resource: TmfResource) {
  const showing = { portal: config.publicUrl, texts, now: clock.now() };
  return (read: ReadDocument): Json => tellTmf(resource, read, showing);
}

export const findingOf = (context: AppContext, request: FastifyRequest, resource: TmfResource) => ({
  pool: context.pool,
  caller: callerOf(request),
  resource,
  silenceSeconds: documentLimits(context.config).lockSilenceSeconds,
  parts: allParts,
});

/** What was answered at once under this id, as the façade tells it. */
export async function findInstant(
  { config, db }: AppContext,
  request: FastifyRequest,
  { instant, path, owned }: TmfResource,
  id: string,
): Promise<Json | undefined> {
  const found = isUuid(id) ? await instant?.find(db, callerOf(request), id) : undefined;
  if (!found) return undefined;
  const { externalId } = found.sent;
  const own = { id, href: hrefOf(config.publicUrl, path, id), ...(isSaid(externalId) && { externalId }) };
  return echoSent(found.sent, { ...own, ...found.answered }, owned);
}

/** One document of a resource as its caller may see it now, or what it was answered at once, as JSON text. */
export async function readShown(context: AppContext, request: FastifyRequest, resource: TmfResource, id: string) {
  const instant = await findInstant(context, request, resource, id);
  if (instant) return { body: JSON.stringify(instant), version: 1, href: String(instant["href"]) };
  const read = await findTmfDocument(findingOf(context, request, resource), id);
  if (!read) throw new Problem("DOCUMENT_NOT_FOUND");
  const href = hrefOf(context.config.publicUrl, resource.path, read.document.id);
  return { body: JSON.stringify(tellerTo(context, request, resource)(read)), version: read.document.version, href };
}

/** The list of a resource and one of it, of those that are documents of ours. */
export function registerResourceReads(app: App, context: AppContext, resource: TmfResource): void {
  const config = { scope: "documents:read" } as const;
  app.get(resource.path, { config, schema: hidden }, async (request, reply) => {
    const query = readTmfQuery(request.query as Query);
    const { offset, limit, fields } = query;
    const finding = { ...findingOf(context, request, resource), parts: partsOf(resource, fields) };
    const found = await findTmfDocuments(finding, query);
    const { places, total, totalIsExact } = found;
    const portal = context.config.publicUrl;
    const page = { offset, limit, fields, total, totalIsExact, portal };
    const [tell, write] = [tellerTo(context, request, resource), tellerOf(fields)];
    const portions = readPortions(finding, found, (read) => write(tell(read)));
    const sent = { count: places.length, inOne: places.length <= portionRows, portions };
    return await sendTmfPortions(request, reply, sent, page);
  });
  app.get(`${resource.path}/:tmfId`, { config, schema: hidden }, async (request, reply) => {
    const { tmfId } = request.params as { tmfId: string };
    const fields = readTmfFields(request.query as Query);
    const finding = { ...findingOf(context, request, resource), parts: partsOf(resource, fields) };
    const instant = await findInstant(context, request, resource, tmfId.toLowerCase());
    if (instant) return sendTmf(reply, instant, fields);
    const read = await findTmfDocument(finding, tmfId);
    if (!read) throw new Problem("DOCUMENT_NOT_FOUND");
    reply.header("etag", `"${read.document.version}"`);
    return sendTmf(reply, tellerTo(context, request, resource)(read), fields);
  });
}
