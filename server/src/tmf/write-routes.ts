import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { CallerBounds } from "../platform/bounds/bound-callers.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeTmfDocument } from "./change-tmf-document.ts";
import { createTmfDocument } from "./create-tmf-document.ts";
import { findSide, findTmfDocument, holdTmfDocument } from "./find-tmf-documents.ts";
import { makeOnce } from "./make-once.ts";
import { readDocumentBody } from "./read-body.ts";
import { allParts } from "./read-parts.ts";
import { withValidatedPlaces } from "./resolve-places.ts";
import { findingOf, findInstant, hidden, readShown } from "./resource-routes.ts";
import { answeringScopes, callerOf, requireTmfScope } from "./tmf-caller.ts";
import type { TmfResource } from "./tmf-resource.ts";
import { within } from "./within-transaction.ts";

const json = "application/json; charset=utf-8";

/** Makes documents of a resource, and changes them. */
export function registerResourceWrites(
  app: App,
  context: AppContext,
  { admitChange }: CallerBounds,
  resource: TmfResource,
): void {
  const { name, path, types, making, instant } = resource;
  const { scope } = making;
  const answering = [...new Set(types.flatMap(answeringScopes))];

  app.post(path, { config: { scope }, schema: hidden }, async (request, reply) => {
    const caller = callerOf(request);
    admitChange(caller, true);
    const sent = readDocumentBody(request.body, making);
    const countMore = () => admitChange(caller, false);
    const make = async (trx: Transaction<Database>) => {
      const body = await withValidatedPlaces(trx, caller, name, sent);
      const asked = { caller, body, ifMatch: undefined, requestId: request.id, texts: request.texts, countMore };
      return instant?.isAsked(body)
        ? await instant.create(trx, context, resource, asked)
        : String(await createTmfDocument(trx, context, resource, asked));
    };
    const id = await inTransaction(context.db, (trx) => makeOnce(trx, request, () => make(trx)), { repeatable: true });
    const shown = await readShown(context, request, resource, id);
    return reply.code(201).header("location", shown.href).type(json).send(shown.body);
  });

  app.patch(
    `${path}/:tmfId`,
    { config: { scope: [...new Set([scope, ...answering])] }, schema: hidden },
    async (request, reply) => {
      const caller = callerOf(request);
      const { tmfId } = request.params as { tmfId: string };
      const ifMatch = request.headers["if-match"];
      const finding = { ...findingOf(context, request, resource), parts: { ...allParts, notes: false } };
      const countMore = () => admitChange(caller, false);
      // Whose it is says what the caller may do; it is read itself once nobody else changes it, and again as it then stands.
      const side = await findSide(finding, tmfId);
      if (!side && (await findInstant(context, request, resource, tmfId.toLowerCase())))
        throw new Problem("NOT_ALLOWED_IN_STATE");
      if (!side) throw new Problem("DOCUMENT_NOT_FOUND");
      requireTmfScope(caller, ...(side === "SUPPLIER" ? answering : [scope]));
      countMore();
      const sent = readDocumentBody(request.body, making);
      await inTransaction(
        context.db,
        async (trx) => {
          await holdTmfDocument(trx, caller, Number(tmfId));
          const read = await findTmfDocument({ ...finding, pool: within(trx) }, tmfId);
          if (read?.role !== side) throw new Problem("DOCUMENT_NOT_FOUND");
          const body = await withValidatedPlaces(trx, caller, name, sent);
          const asked = { caller, body, ifMatch, requestId: request.id, texts: request.texts, countMore };
          await changeTmfDocument(trx, context, { ...asked, resource, read });
        },
        { repeatable: true },
      );
      const shown = await readShown(context, request, resource, tmfId);
      return reply.header("etag", `"${shown.version}"`).type(json).send(shown.body);
    },
  );
}
