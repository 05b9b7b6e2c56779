import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { isConnectionIdTaken } from "./find-connection-id.ts";
import { eventNumber, scopeOf } from "./route-scope.ts";

/** Tells while one types what saving would say of a connection id. */
export function registerConnectionIdRoute(app: App, context: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/connection-ids",
    {
      config: { organization: "act", scope: "documents:read" },
      schema: {
        operationId: "checkConnectionId",
        tags: ["documents"],
        summary: "Whether a connection id is in use in another case of the organization, on the side of the role",
        params: organizationRoleParams,
        querystring: z.object({
          connectionId: z.string().min(1).max(255),
          caseId: eventNumber.optional().meta({ description: "The case in which it may be in use." }),
        }),
        response: { 200: z.strictObject({ inUse: z.boolean() }) },
      },
    },
    async (request) => {
      const scope = await scopeOf(context, request);
      if (scope.role === "ERROR_HANDLER") throw new Problem("NOT_YOUR_ACTION");
      const { connectionId, caseId } = request.query;
      return { inUse: await isConnectionIdTaken(context.pool, scope, { connectionId, caseId }) };
    },
  );
}
