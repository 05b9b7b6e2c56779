import { isOwnSide } from "@runko/domain/documents/document-parties";
import type { AppContext } from "../app-context.ts";
import { suppliersContactsSchema } from "../organizations/escalation-contacts-schema.ts";
import { loadEscalationContacts } from "../organizations/escalation-contacts.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { openDocument } from "./open-document.ts";
import { eventParams, scopeOf } from "./route-scope.ts";

/** Whom the subscriber of a document reaches at its supplier when it is late: of no other supplier along the chain (0145). */
export function registerEscalationContactsRoute(app: App, context: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/events/:eventId/escalation-contacts",
    {
      config: { organization: "act", notFound: "DOCUMENT_NOT_FOUND", scope: "documents:read" },
      schema: {
        operationId: "getSuppliersEscalationContacts",
        tags: ["documents"],
        summary: "The escalation contacts of the document's supplier, for the document's subscriber",
        params: eventParams,
        response: { 200: suppliersContactsSchema },
      },
    },
    async (request) => {
      const scope = await scopeOf(context, request);
      const { ruled } = await openDocument(context.db, scope, request.params.eventId);
      if (scope.role !== "SUBSCRIBER" || !isOwnSide(scope, ruled)) throw new Problem("NOT_YOUR_ACTION");
      return await loadEscalationContacts(context.db, ruled.supplierId);
    },
  );
}
