import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { scopeOf } from "./route-scope.ts";
import { streamChanges } from "./stream-changes.ts";

const lastEventIdHeader = z.looseObject({
  "last-event-id": z.string().max(1000).optional().meta({
    description:
      "The last id that was read: documents of which the feed has told since are named first, or an event `gap` says that more has happened than can be named.",
  }),
});

export function registerStreamRoute(app: App, context: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/stream",
    {
      config: { organization: "act", load: "stream", scope: "documents:read" },
      schema: {
        operationId: "streamChanges",
        tags: ["live"],
        summary:
          "Server-sent events: what changes while one looks, never its content. Its ids are cursors of the feed of events, `after` of which tells what happened since",
        params: organizationRoleParams,
        headers: lastEventIdHeader,
        response: {
          200: { description: "A stream of events.", content: { "text/event-stream": { schema: z.string() } } },
        },
      },
    },
    async (request, reply) => {
      if (request.method === "HEAD") return reply.type("text/event-stream; charset=utf-8").send("");
      const scope = await scopeOf(context, request);
      const lastEventId = request.headers["last-event-id"] || undefined;
      await streamChanges(context, { scope, lastEventId }, request, reply);
    },
  );
}
