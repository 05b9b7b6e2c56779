import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { answerInvitation, withdrawInvitation } from "./end-invitation.ts";
import { findOrganizationInvitations, findOwnInvitations } from "./find-invitations.ts";
import { inviteToOrganization } from "./invite-to-organization.ts";
import { invitationBody, organizationInvitationSchema, ownInvitationSchema } from "./joining-schema.ts";

const path = "/organizations/:id/invitations";
const ownPath = "/users/me/invitations";
const config = { organization: { control: "keepUsers" } } as const;
const tags = ["users"] as const;

/** A person of another operator joins an organization by an invitation, and answers it. Source: decision 0111. */
export function registerJoiningRoutes(app: App, context: AppContext): void {
  const { db, pool, clock } = context;
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "listOrganizationInvitations",
        tags,
        summary: "Who was invited to join the organization, and what became of it",
        params: organizationParams,
        response: { 200: z.array(organizationInvitationSchema) },
      },
    },
    async (request, reply) =>
      sendJsonText(reply, await findOrganizationInvitations(pool, request.params.id, clock.now())),
  );
  app.post(
    path,
    {
      config: { ...config, problems: [409, 429] },
      schema: {
        operationId: "inviteToOrganization",
        tags,
        summary: "Invites whoever has the address to join the organization; the answer is the same for every address",
        params: organizationParams,
        body: invitationBody,
        response: { 201: z.strictObject({ id: z.string() }) },
      },
    },
    async (request, reply) => {
      const id = await inviteToOrganization(context, request, request.params.id, request.body);
      return reply.code(201).send({ id });
    },
  );
  app.delete(
    `${path}/:invitationId`,
    {
      config,
      schema: {
        operationId: "withdrawOrganizationInvitation",
        tags,
        summary: "Takes an open invitation back",
        params: organizationParams.extend({ invitationId: idSchema.meta({ description: "An invitation of it." }) }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { id: organizationId, invitationId: id } = request.params;
      const actor = adminActorOf(request, clock);
      await inTransaction(db, (trx) => withdrawInvitation(trx, actor, { organizationId, id }));
      return reply.code(204).send(null);
    },
  );
  app.get(
    ownPath,
    {
      schema: {
        operationId: "listOwnInvitations",
        tags,
        summary: "The organizations that the caller is invited to join",
        response: { 200: z.array(ownInvitationSchema) },
      },
    },
    async (request, reply) => sendJsonText(reply, await findOwnInvitations(pool, request.session.user.id, clock.now())),
  );
  app.post(
    `${ownPath}/:invitationId`,
    {
      config: { problems: [404, 409] },
      schema: {
        operationId: "answerInvitation",
        tags,
        summary: "Accepts an invitation to join, which gives its roles, or declines it",
        params: z.object({ invitationId: idSchema.meta({ description: "One of the caller's invitations." }) }),
        body: z.strictObject({ accept: z.boolean() }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const actor = adminActorOf(request, clock);
      const { invitationId: id } = request.params;
      await inTransaction(db, (trx) => answerInvitation(trx, actor, { id, accept: request.body.accept }));
      return reply.code(204).send(null);
    },
  );
}
