import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { requireAdministration } from "../admin-log/administration.ts";
import { usersOf } from "./find-users.ts";
import { changeManagedUser, manageUser, manageUsers, requireMemberOf, sendUser } from "./manage-user.ts";
import { leaveOrganization } from "./remove-user.ts";
import { findUserOrganizations, userOrganizationSchema } from "./user-organizations.ts";
import { users } from "./user-entity.ts";
import { memberBodySchema, type MemberPatch, type UserPatch } from "./user-schema.ts";
import { changeUser, createUser } from "./write-user.ts";
import type { HeldRole } from "./user-roles.ts";

const path = "/organizations/:id/users";
const memberParams = organizationParams.extend({ userId: idSchema.meta({ description: "A user of it." }) });
const config = { organization: { control: "keepUsers" }, problems: [409, 429] } as const;

const rolePath = (index?: number) => (index === undefined ? "roles" : `roles.${String(index)}`);

/** The same patch in the words of all organizations: the roles elsewhere stay. */
function patchOfAll({ roles, ...own }: MemberPatch, organizationId: string, held: readonly HeldRole[]): UserPatch {
  if (roles === undefined) return own;
  const here = roles.map((role) => ({ organizationId, role }));
  const elsewhere = held.filter((one) => one.organizationId !== organizationId);
  return {
    ...own,
    organizationRoles: [...here, ...elsewhere.map(({ organizationId: id, role }) => ({ organizationId: id, role }))],
  };
}

function registerReads(app: App, context: AppContext): void {
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "listOrganizationUsers",
        tags: ["users"],
        summary: "The users of one organization",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: users.list },
      },
    },
    async ({ params, query, session }, reply) => {
      const { pool } = context;
      return await answerRows(reply, {
        pool,
        entity: users,
        query,
        ...usersOf(requireAdministration(session), params.id),
      });
    },
  );
  app.get(
    `${path}/:userId`,
    {
      config,
      schema: {
        operationId: "getOrganizationUser",
        tags: ["users"],
        summary: "One user of the organization",
        params: memberParams,
        response: { 200: users.schema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, userId } = request.params;
      return sendUser(reply, await requireMemberOf(context, request, { userId, organizationId }));
    },
  );
  app.get(
    "/organizations/:id/user-organizations/:userId",
    {
      config,
      schema: {
        operationId: "listUserOrganizations",
        tags: ["users"],
        summary: "The user's organizations of those that the caller administers, with the roles in each",
        params: memberParams,
        response: { 200: z.array(userOrganizationSchema) },
      },
    },
    async (request, reply) => {
      const { id: organizationId, userId } = request.params;
      await requireMemberOf(context, request, { userId, organizationId });
      const administration = requireAdministration(request.session);
      return sendJsonText(reply, await findUserOrganizations(context.pool, administration, userId));
    },
  );
}

/** Users of one organization. Source: specification §7, D-24. */
export function registerMemberRoutes(app: App, context: AppContext): void {
  registerReads(app, context);
  app.post(
    path,
    {
      config,
      schema: {
        operationId: "createOrganizationUser",
        tags: ["users"],
        summary: "Makes a user of the organization",
        params: organizationParams,
        body: memberBodySchema,
        response: { 201: users.schema },
      },
    },
    async (request, reply) => {
      const patch = patchOfAll(request.body, request.params.id, []);
      const user = await manageUsers(context, request, ({ trx, ...parts }) =>
        createUser(trx, { ...parts, patch, rolePath }),
      );
      return sendUser(reply.code(201), user);
    },
  );
  app.patch(
    `${path}/:userId`,
    {
      config,
      schema: {
        operationId: "changeOrganizationUser",
        tags: ["users"],
        summary: "Changes the fields that are given; roles in this organization",
        params: memberParams,
        headers: ifMatch,
        body: memberBodySchema,
        response: { 200: users.schema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, userId } = request.params;
      const which = { userId, organizationId };
      const user = await changeManagedUser(context, request, which, ({ trx, user: before, ...parts }) => {
        const patch = patchOfAll(request.body, organizationId, before.organizationRoles);
        return changeUser(trx, { ...parts, patch, rolePath }, before);
      });
      return sendUser(reply, user);
    },
  );
  app.delete(
    `${path}/:userId`,
    {
      config,
      schema: {
        operationId: "removeOrganizationUser",
        tags: ["users"],
        summary: "Takes the user out of the organization; without another one they are an orphan",
        params: memberParams,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { id: organizationId, userId } = request.params;
      await manageUser(context, request, { userId, organizationId }, ({ trx, ...parts }) =>
        leaveOrganization(trx, parts, organizationId),
      );
      return reply.code(204).send(null);
    },
  );
}
