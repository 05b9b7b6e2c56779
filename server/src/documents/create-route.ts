import { scopeToMake } from "@runko/domain/api-clients/api-scopes";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Kysely, Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { inTransaction, retryConflicts } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { createAlone, createDocument, isAlone } from "./create-document.ts";
import { documentLimits } from "./document-limits.ts";
import { createBodySchema, documentSchema } from "./document-schema.ts";
import { getDocument } from "./get-document.ts";
import { idempotencyHeader, idempotently } from "../platform/http/idempotency.ts";
import { requireRightToCreate } from "./require-right-to-create.ts";
import { collectionPath, unloadedScopeOf } from "./route-scope.ts";

export function registerCreateRoute(app: App, context: AppContext, documentType: DocumentType): void {
  app.post(
    collectionPath(documentType),
    {
      attachValidation: true,
      config: { organization: "act", problems: [403, 409, 423], makesDocument: true, scope: scopeToMake(documentType) },
      schema: {
        operationId: `create${documentType}`,
        tags: ["documents"],
        summary: `Creates a document of type ${documentType}`,
        params: organizationRoleParams,
        headers: idempotencyHeader,
        body: createBodySchema,
        response: { 201: documentSchema },
      },
    },
    async (request, reply) => {
      const { body, session, params, headers, validationError: malformed } = request;
      const scope = unloadedScopeOf(request);
      if (malformed) {
        await requireRightToCreate(context.db, scope, documentType);
        throw malformed;
      }
      // A forwarder acts as a supplier and is the subscriber of what it sends on (D-9c).
      const role = params.role === "SUPPLIER" ? "SUBSCRIBER" : params.role;
      const view = role === params.role ? scope : unloadedScopeOf({ session, params: { ...params, role } });
      const limits = documentLimits(context.config);
      const asked = { scope, documentType, input: body, requestId: request.id };
      const show = (db: Kysely<Database>, eventId: number) =>
        getDocument(db, view, eventId, { now: context.clock.now(), limits, texts: request.texts });
      const makeOnce = async (trx: Transaction<Database>, key: string) => {
        const repeat = { userId: session.user.id, key, path: request.url, body };
        let isRepeat = true;
        const answer = await idempotently(trx, repeat, async () => {
          isRepeat = false;
          const { id } = await createDocument(trx, context, asked);
          return { status: 201, body: (await show(trx, id)).json };
        });
        const made = JSON.parse(answer.body) as { id: number; version: number };
        // Who sees the document no more is not told again how it began.
        if (isRepeat) await show(trx, made.id);
        return { ...made, json: answer.body };
      };
      // What no repeat asks for again is read after the commit, so that others wait no longer than they must.
      const make = async () => {
        const { id } = isAlone(body)
          ? await retryConflicts(() => createAlone(context.db, context, asked))
          : await inTransaction(context.db, (trx) => createDocument(trx, context, asked), { repeatable: true });
        return { ...(await show(context.db, id)), id };
      };
      const key = headers["idempotency-key"];
      const { id, version, json } =
        key === undefined
          ? await make()
          : await inTransaction(context.db, (trx) => makeOnce(trx, key), { repeatable: true });
      reply.status(201).header("etag", `"${version}"`);
      reply.header("location", `/api/organizations/${params.id}/roles/${role}/events/${id}`);
      return sendJsonText(reply, json);
    },
  );
}
