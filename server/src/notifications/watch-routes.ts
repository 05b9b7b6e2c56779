import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { eventParams, scopeOf } from "../documents/route-scope.ts";
import { noContent } from "../platform/http/no-content.ts";
import type { App } from "../platform/http/typed-app.ts";
import { isWatched, unwatchDocument, watchDocument } from "./watch-document.ts";

const path = "/organizations/:id/roles/:role/events/:eventId/watch";
const config = { organization: "act", notFound: "DOCUMENT_NOT_FOUND" } as const;
const tags = ["notifications"];
const params = eventParams;

/** Watching a document as a person: notices without making or handling it (0144). */
export function registerWatchRoutes(app: App, context: AppContext): void {
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "readWatch",
        tags,
        summary: "Whether the caller watches the document; of others nobody is told",
        params,
        response: { 200: z.strictObject({ watching: z.boolean() }).meta({ id: "Watch" }) },
      },
    },
    async (request) => ({
      watching: await isWatched(context.db, await scopeOf(context, request), request.params.eventId),
    }),
  );
  app.post(
    path,
    {
      config,
      schema: {
        operationId: "watchDocument",
        tags,
        summary: "Watches the document: the caller is told what others do to it, as the caller chose to be told",
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const scope = await scopeOf(context, request);
      await watchDocument(context.db, scope, request.params.eventId, context.clock.now());
      return reply.code(204).send(null);
    },
  );
  app.delete(
    path,
    {
      config,
      schema: {
        operationId: "unwatchDocument",
        tags,
        summary: "Ends watching the document",
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await unwatchDocument(context.db, await scopeOf(context, request), request.params.eventId);
      return reply.code(204).send(null);
    },
  );
}
