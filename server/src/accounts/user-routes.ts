import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { requireAdministration } from "../admin-log/administration.ts";
import { usersOf } from "./find-users.ts";
import { inviteUsers } from "./invite-users.ts";
import { changeManagedUser, manageUser, manageUsers, sendUser } from "./manage-user.ts";
import { resetManagedSecondFactor } from "./reset-managed-second-factor.ts";
import { setProductAdmin } from "./set-product-admin.ts";
import { deleteUser } from "./remove-user.ts";
import { users } from "./user-entity.ts";
import {
  invitationsAnswerSchema,
  invitationsBodySchema,
  ownPasswordBodySchema,
  productAdminBodySchema,
  userBodySchema,
} from "./user-schema.ts";
import { changeUser, createUser } from "./write-user.ts";

const params = z.object({ id: idSchema.meta({ description: "The user." }) });

const config = { portal: "administerUsers" } as const;

const rolePath = (index?: number) =>
  index === undefined ? "organizationRoles" : `organizationRoles.${String(index)}.role`;

/** Users of all the organizations that the caller administers. Source: specification §7, D-24. */
export function registerUserRoutes(app: App, context: AppContext): void {
  app.get(
    "/users",
    {
      config,
      schema: {
        operationId: "listUsers",
        tags: ["users"],
        summary: "Users of the organizations that the caller administers; every one for the product admin",
        querystring: filterQuery,
        response: { 200: users.list },
      },
    },
    async ({ query, session }, reply) => {
      const { pool } = context;
      return await answerRows(reply, { pool, entity: users, query, ...usersOf(requireAdministration(session)) });
    },
  );
  app.post(
    "/users",
    {
      config: { ...config, problems: [409, 429] },
      schema: {
        operationId: "createUser",
        tags: ["users"],
        summary: "Makes a user with roles in one organization or several",
        body: userBodySchema,
        response: { 201: users.schema },
      },
    },
    async (request, reply) => {
      const user = await manageUsers(context, request, ({ trx, ...parts }) =>
        createUser(trx, { ...parts, patch: request.body, rolePath }),
      );
      return sendUser(reply.code(201), user);
    },
  );
  app.post(
    "/users/invitations",
    {
      config: { ...config, problems: [404] },
      schema: {
        operationId: "inviteUsers",
        tags: ["users"],
        summary: "Mails an invitation to each of these users who is to set the first password, and tells of each",
        body: invitationsBodySchema,
        response: { 200: invitationsAnswerSchema },
      },
    },
    async (request) => ({
      kept: context.config.smtpUrl === undefined,
      results: await manageUsers(context, request, ({ trx, ...parts }) =>
        inviteUsers(trx, parts, request.body.userIds),
      ),
    }),
  );
  app.patch(
    "/users/:id",
    {
      config: { ...config, problems: [409, 429] },
      schema: {
        operationId: "changeUser",
        tags: ["users"],
        summary: "Changes the fields that are given; roles in the organizations that the caller administers",
        params,
        headers: ifMatch,
        body: userBodySchema,
        response: { 200: users.schema },
      },
    },
    async (request, reply) =>
      sendUser(
        reply,
        await changeManagedUser(context, request, { userId: request.params.id }, ({ trx, user, ...parts }) =>
          changeUser(trx, { ...parts, patch: request.body, rolePath }, user),
        ),
      ),
  );
  app.patch(
    "/users/:id/product-admin",
    {
      config: { portal: "appointProductAdmins", asksProof: true, problems: [404, 409, 422, 429] },
      schema: {
        operationId: "setProductAdmin",
        tags: ["users"],
        summary: "Makes another user a product admin, or takes that away; the caller's own password is asked",
        params,
        body: productAdminBodySchema,
        response: { 200: users.schema },
      },
    },
    async (request, reply) => sendUser(reply, await setProductAdmin(context, request, request.params.id, request.body)),
  );
  app.post(
    "/users/:id/second-factor/reset",
    {
      config: { ...config, problems: [403, 404, 409, 429] },
      schema: {
        operationId: "resetSecondFactor",
        tags: ["users"],
        summary:
          "Takes the second factor from another user, who is told; the caller's own password is asked, and a recent code of theirs",
        params,
        body: ownPasswordBodySchema,
        response: { 200: users.schema },
      },
    },
    async (request, reply) => {
      const { params: of, body } = request;
      return sendUser(reply, await resetManagedSecondFactor(context, request, of.id, body.currentPassword));
    },
  );
  app.delete(
    "/users/:id",
    {
      config: { ...config, problems: [409] },
      schema: {
        operationId: "deleteUser",
        tags: ["users"],
        summary: "Deletes a user; the name stays in the logs",
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await manageUser(context, request, { userId: request.params.id }, ({ trx, actor, user }) =>
        deleteUser(trx, actor, user),
      );
      return reply.code(204).send(null);
    },
  );
}
