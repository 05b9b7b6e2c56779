import type { FastifyRequest } from "fastify";
import { requireAdministration } from "../admin-log/administration.ts";
import { countTakenAddresses } from "../accounts/count-taken-addresses.ts";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { answerByOrganization } from "../contact/handle-contact-request.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { answerOrganization } from "../organizations/answer-organization.ts";
import { findWholePath } from "../organizations/find-organization-path.ts";
import { newOrganizationSchema, newSubOrganizationSchema } from "./new-organization-schema.ts";
import { createOrganization, type NewOrganization } from "./create-organization.ts";
import { organizations } from "../organizations/organization-entity.ts";

/** New organizations, by the product admin and below one's own. Source: specification §7, D-24. */
export function registerCreationRoutes(app: App, context: AppContext): void {
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
      config: { portal: "createOrganizations", problems: [429] },
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
      return answerOrganization(reply.code(201), pool, request.session.user, id);
    },
  );
  app.post(
    "/organizations/:id/organizations",
    {
      config: { organization: { control: "addSubOrganization" }, problems: [429] },
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
      answerOrganization(
        reply.code(201),
        pool,
        request.session.user,
        await create(request, request.params.id, request.body),
      ),
  );
}
