import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { scopeOf } from "./route-scope.ts";
import { streamChanges } from "./stream-changes.ts";

export function registerStreamRoute(app: App, context: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/stream",
    {
      config: { organization: "act", load: "stream" },
      schema: {
        operationId: "streamChanges",
        tags: ["live"],
        summary: "Server-sent events: what changes while one looks, never its content",
        params: organizationRoleParams,
        response: {
          200: { description: "A stream of events.", content: { "text/event-stream": { schema: z.string() } } },
        },
      },
    },
    async (request, reply) => {
      if (request.method === "HEAD") return reply.type("text/event-stream; charset=utf-8").send("");
      await streamChanges(context, await scopeOf(context, request), request, reply);
    },
  );
}
