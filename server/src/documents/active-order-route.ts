import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { answerDocument } from "./answer-document.ts";
import { documentLimits } from "./document-limits.ts";
import { documentSchema } from "./document-schema.ts";
import { findActiveOrder, type ActiveOrderKey } from "./find-active-order.ts";
import { getDocument } from "./get-document.ts";
import { eventNumber, scopeOf } from "./route-scope.ts";

const query = z.object({
  supplierConnectionId: z.string().min(1).max(255).optional(),
  supplierId: z.guid().toLowerCase().optional(),
  caseId: eventNumber.optional(),
});

function keyOf({ supplierConnectionId, supplierId, caseId }: z.output<typeof query>): ActiveOrderKey {
  if (caseId !== undefined) return { caseId };
  if (supplierConnectionId !== undefined && supplierId !== undefined) return { supplierConnectionId, supplierId };
  throw new Problem("MALFORMED_REQUEST");
}

export function registerActiveOrderRoute(app: App, context: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/orders/active",
    {
      config: { organization: "act", notFound: "DOCUMENT_NOT_FOUND", scope: "documents:read" },
      schema: {
        operationId: "getActiveOrder",
        tags: ["documents"],
        summary: "The ready, undisconnected order of a case, or behind a supplier's connection id",
        params: organizationRoleParams,
        querystring: query,
        response: { 200: documentSchema },
      },
    },
    async (request, reply) => {
      const key = keyOf(request.query);
      const scope = await scopeOf(context, request);
      const eventId = await findActiveOrder(context.db, scope, key);
      if (eventId === undefined) throw new Problem("DOCUMENT_NOT_FOUND");
      const options = { now: context.clock.now(), limits: documentLimits(context.config), texts: request.texts };
      return answerDocument(reply, await getDocument(context.db, scope, eventId, options));
    },
  );
}
