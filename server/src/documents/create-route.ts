import type { DocumentType } from "@runko/domain/documents/document-types";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { createDocument } from "./create-document.ts";
import { documentLimits } from "./document-limits.ts";
import { createBodySchema, documentSchema } from "./document-schema.ts";
import { getDocument } from "./get-document.ts";
import { idempotencyHeader, idempotently } from "./idempotent-create.ts";
import { requireRightToCreate } from "./require-right-to-create.ts";
import { collectionPath, scopeOf } from "./route-scope.ts";

export function registerCreateRoute(app: App, context: AppContext, documentType: DocumentType): void {
  app.post(
    collectionPath(documentType),
    {
      attachValidation: true,
      config: { organization: "act", problems: [403, 409, 423] },
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
      const scope = await scopeOf(context, request);
      if (malformed) {
        await requireRightToCreate(context.db, scope, documentType);
        throw malformed;
      }
      // A forwarder acts as a supplier and is the subscriber of what it sends on (D-9c).
      const role = params.role === "SUPPLIER" ? "SUBSCRIBER" : params.role;
      const view = role === params.role ? scope : await scopeOf(context, { session, params: { ...params, role } });
      const limits = documentLimits(context.config);
      const answer = await inTransaction(
        context.db,
        async (trx) => {
          const create = async () => {
            const created = { scope, documentType, input: body, requestId: request.id };
            const { id } = await createDocument(trx, context, created);
            const shown = await getDocument(trx, view, id, { now: context.clock.now(), limits });
            return { status: 201, body: shown.json };
          };
          const key = headers["idempotency-key"];
          if (key === undefined) return await create();
          return await idempotently(trx, { userId: session.user.id, key, path: request.url, body }, create);
        },
        { repeatable: true },
      );
      const { id, version } = JSON.parse(answer.body) as { id: number; version: number };
      reply.status(201).header("etag", `"${version}"`);
      reply.header("location", `/api/organizations/${params.id}/roles/${role}/events/${id}`);
      return sendJsonText(reply, answer.body);
    },
  );
}
