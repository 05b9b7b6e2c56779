import type { FastifyRequest } from "fastify";
import { requireAdministration } from "../accounts/administration.ts";
import { countTakenAddresses } from "../accounts/count-taken-addresses.ts";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { answerByOrganization } from "../contact/handle-contact-request.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { noContent } from "../platform/http/no-content.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { answerOrganization } from "./answer-organization.ts";
import { requireWholePath } from "./authorize.ts";
import { findWholePath } from "./find-organization-path.ts";
import { changeOrganization } from "./change-organization.ts";
import { newOrganizationSchema, newSubOrganizationSchema, organizationPatchSchema } from "./control-schema.ts";
import { createOrganization, type NewOrganization } from "./create-organization.ts";
import { deleteOrganization } from "./delete-organization.ts";
import { organizations } from "./organization-entity.ts";
import { ownLimitBounds } from "./own-limits.ts";
import { requireProductAdmin } from "./require-product-admin.ts";

function registerCreation(app: App, context: AppContext): void {
  const { db, pool, clock } = context;
  const create = async (
    request: FastifyRequest,
    parentId: string | null,
    input: NewOrganization,
    contactRequestId?: string,
  ): Promise<string> => {
    const parentPath =
      parentId === null
        ? []
        : [parentId, ...((await findWholePath(pool, request.session.user, parentId)) ?? []).slice(1)];
    const caller = { administration: requireAdministration(request.session), actor: adminActorOf(request, clock) };
    const work = async () =>
      inTransaction(db, async (trx) => {
        const organizationId = await createOrganization(trx, caller, parentPath, input);
        if (contactRequestId !== undefined)
          await answerByOrganization(trx, caller.actor, { id: contactRequestId, organizationId });
        return organizationId;
      });
    return await countTakenAddresses(context, caller.actor, work);
  };
  app.post(
    "/organizations",
    {
      onRequest: requireProductAdmin,
      config: { problems: [403, 429] },
      schema: {
        operationId: "createOrganization",
        tags: ["organizations"],
        summary: "Makes an organization with its roles and its admin",
        body: newOrganizationSchema,
        response: { 201: organizations.schema },
      },
    },
    async (request, reply) => {
      const { parentOrganizationId = null, contactRequestId, ...input } = request.body;
      const id = await create(request, parentOrganizationId, input, contactRequestId);
      return answerOrganization(reply.code(201), pool, id);
    },
  );
  app.post(
    "/organizations/:id/organizations",
    {
      config: { organization: { control: "subOrganizations" }, problems: [429] },
      schema: {
        operationId: "createSubOrganization",
        tags: ["organizations"],
        summary: "Makes an organization below this one, with roles out of its own, and its admin",
        params: organizationParams,
        body: newSubOrganizationSchema,
        response: { 201: organizations.schema },
      },
    },
    async (request, reply) =>
      answerOrganization(reply.code(201), pool, await create(request, request.params.id, request.body)),
  );
}

/** Organizations as those keep them who administer them. Source: specification §7, D-24. */
export function registerOrganizationControlRoutes(app: App, context: AppContext): void {
  const { db, pool, clock, config } = context;
  registerCreation(app, context);
  app.patch(
    "/organizations/:id",
    {
      config: { organization: { control: "info" } },
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
      const asked = { patch: body, ifMatch: request.headers["if-match"], bounds: ownLimitBounds(config) };
      await inTransaction(db, (trx) => changeOrganization(trx, caller, params.id, asked), { repeatable: true });
      return answerOrganization(reply, pool, params.id);
    },
  );
  app.delete(
    "/organizations/:id",
    {
      config: { organization: "visible", problems: [409] },
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
