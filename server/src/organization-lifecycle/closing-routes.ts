import type { Transaction } from "kysely";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { releaseLocksIn } from "../documents/release-locks.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { answerOrganization } from "../organizations/answer-organization.ts";
import { closeOrganization } from "../organizations/close-organization.ts";
import { organizations } from "../organizations/organization-entity.ts";

/** Closing an organization that leaves, and opening it again. Source: D-53. */
export function registerClosingRoutes(app: App, { db, pool, clock }: AppContext): void {
  app.post(
    "/organizations/:id/closing",
    {
      config: { organization: { control: "close" }, problems: [409] },
      schema: {
        operationId: "closeOrganization",
        tags: ["organizations"],
        summary: "Closes an organization with the twin of its sandbox, or opens it again as it was",
        description: "While it is closed nobody works in it and nothing new is made by it or for it; its past stays.",
        params: organizationParams,
        body: z.strictObject({ closed: z.boolean() }),
        response: { 200: organizations.schema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { closed } = request.body;
      const actor = adminActorOf(request, clock);
      // An organization and its twin are locked in the order in which they are asked for: of two at once one goes again.
      const work = async (trx: Transaction<Database>) => {
        const changed = await closeOrganization(trx, actor, id, closed);
        if (closed) for (const one of changed) await releaseLocksIn(trx, one);
      };
      await inTransaction(db, work, { repeatable: true });
      return answerOrganization(reply, pool, request.session.user, id);
    },
  );
}
