import { linkStates } from "@runko/domain/accounts/invitations";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { noContent } from "../platform/http/no-content.ts";
import type { App } from "../platform/http/typed-app.ts";
import { confirmPasswordReset } from "./confirm-password-reset.ts";
import { openMailedLink } from "./open-mailed-link.ts";
import { requestPasswordReset } from "./request-password-reset.ts";

const LONGEST_EMAIL = 255;
const LONGEST_TOKEN = 255;

/** Of a portal that sends no mail. */
const kept = z
  .strictObject({ kept: z.literal(true) })
  .meta({ description: "The product admin reads the link (0066)." });

const openedLink = z
  .strictObject({
    state: z.enum(linkStates),
    invitedBy: z
      .strictObject({ name: z.string(), emailAddress: z.string() })
      .nullable()
      .meta({ description: "Of an invitation: whom to ask for a new one." }),
  })
  .meta({ id: "MailedLink" });

/** A forgotten password: a link by mail, and a new password by it. */
export function registerPasswordResetRoutes(app: App, context: AppContext): void {
  app.post(
    "/reset-password",
    {
      config: { access: "anyone", problems: [403, 404, 429] },
      schema: {
        operationId: "requestPasswordReset",
        tags: ["users"],
        summary: "Mails a link by which a new password can be set, if the address is a user's",
        description: "The answer is the same whether it is or not; an administrator is told when it is not.",
        security: [{}, { bearer: [] }],
        querystring: z.strictObject({ email: z.string().min(1).max(LONGEST_EMAIL) }),
        response: { 202: kept, 204: noContent },
      },
    },
    async (request, reply) => {
      const { knownSession: session, ip: address, id: requestId } = request;
      await requestPasswordReset(context, request.query.email, { session, address, requestId });
      return context.config.smtpUrl === undefined ? reply.code(202).send({ kept: true }) : reply.code(204).send(null);
    },
  );
  app.post(
    "/reset-password/open",
    {
      config: { access: "public", problems: [429] },
      schema: {
        operationId: "openMailedLink",
        tags: ["users"],
        summary:
          "Tells who holds a mailed link whether it can be used still, and who invited; notes that it was opened",
        security: [],
        body: z.strictObject({ token: z.string().min(1).max(LONGEST_TOKEN) }),
        response: { 200: openedLink },
      },
    },
    async (request) =>
      await openMailedLink(context, request.body.token, { address: request.ip, requestId: request.id }),
  );
  app.post(
    "/reset-password/confirm",
    {
      config: { access: "public", problems: [429] },
      schema: {
        operationId: "confirmPasswordReset",
        tags: ["users"],
        summary: "Sets a new password by a mailed link, which ends all sessions of the user",
        security: [],
        body: z.strictObject({ token: z.string().min(1).max(LONGEST_TOKEN), password: z.string() }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await confirmPasswordReset(context, request.body, { address: request.ip, requestId: request.id });
      return reply.code(204).send(null);
    },
  );
}
