import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { noContent } from "../platform/http/no-content.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { answerOrganization } from "./answer-organization.ts";
import { requireWholePath } from "./authorize.ts";
import { changeOrganization } from "./change-organization.ts";
import { organizationPatchSchema } from "./control-schema.ts";
import { deleteOrganization } from "./delete-organization.ts";
import { organizations } from "./organization-entity.ts";
import { ownLimitBounds } from "./own-limits.ts";

/** Organizations as those keep them who administer them. Source: specification §7, D-24. */
export function registerOrganizationControlRoutes(app: App, { db, pool, clock, config }: AppContext): void {
  app.patch(
    "/organizations/:id",
    {
      config: { organization: { control: "changeInfo" } },
      schema: {
        operationId: "changeOrganization",
        tags: ["organizations"],
        summary: "Changes information and settings; features, roles and the parent are the product admin's to change",
        params: organizationParams,
        headers: ifMatch,
        body: organizationPatchSchema,
        response: { 200: organizations.schema },
      },
    },
    async (request, reply) => {
      const { params, session, body } = request;
      const path = await requireWholePath(pool, session, params.id);
      const caller = { actor: adminActorOf(request, clock), user: session.user, path };
      const requireProof = () => request.requireProof();
      const asked = { patch: body, ifMatch: request.headers["if-match"], bounds: ownLimitBounds(config), requireProof };
      await inTransaction(db, (trx) => changeOrganization(trx, caller, params.id, asked), { repeatable: true });
      return answerOrganization(reply, pool, session.user, params.id);
    },
  );
  app.delete(
    "/organizations/:id",
    {
      config: { organization: { control: "delete" }, asksProof: true, problems: [409] },
      schema: {
        operationId: "deleteOrganization",
        tags: ["organizations"],
        summary: "Deletes an organization that has no users and that nothing refers to",
        params: organizationParams,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { params, session } = request;
      const path = await requireWholePath(pool, session, params.id);
      const caller = { actor: adminActorOf(request, clock), user: session.user, path };
      await inTransaction(db, (trx) => deleteOrganization(trx, caller, params.id));
      return reply.code(204).send(null);
    },
  );
}
