import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import type { App } from "../platform/http/typed-app.ts";
import { answerPdf } from "./answer-pdf.ts";
import { documentLimits } from "./document-limits.ts";
import { getDocument } from "./get-document.ts";
import { eventParams, scopeOf } from "./route-scope.ts";

/** A document as its reader sees it, as one party sends it to the other. */
export function registerPdfRoutes(app: App, context: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/events/:eventId/pdf",
    {
      compress: false,
      config: { organization: "read", notFound: "DOCUMENT_NOT_FOUND", load: "heavy", scope: "documents:read" },
      schema: {
        operationId: "getEventPdf",
        tags: ["events"],
        summary:
          "One document on A4 pages: an order confirmation or an offer once it is given, before that what was asked",
        params: eventParams,
        response: {
          200: {
            description: "The document.",
            content: { "application/pdf": { schema: z.string().meta({ format: "binary" }) } },
          },
        },
      },
    },
    async (request, reply) => {
      const now = context.clock.now();
      const options = { now, limits: documentLimits(context.config), texts: request.texts };
      const scope = await scopeOf(context, request);
      return answerPdf(reply, await getDocument(context.db, scope, request.params.eventId, options), now);
    },
  );
}
