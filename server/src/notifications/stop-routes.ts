import type { AppContext } from "../app-context.ts";
import { noContent } from "../platform/http/no-content.ts";
import type { App } from "../platform/http/typed-app.ts";
import { Problem } from "../platform/http/problem.ts";
import { consentPath, readConsentToken } from "../consents/consent-link.ts";
import { writeConsent } from "../consents/mail-consents.ts";
import { tokenQuery } from "./notification-schema.ts";
import { stopMails } from "./stop-mails.ts";
import { stopPath } from "./stop-token.ts";

/** Ways into and out of the mails for who has no login (RFC 8058): a POST ends them, a GET only shows the page that asks. */
export function registerStopRoutes(app: App, context: AppContext): void {
  // The body of a mail program's POST says nothing that the link does not.
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string", bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined),
  );
  app.get(
    stopPath,
    {
      config: { access: "public" },
      schema: {
        operationId: "showStopMails",
        tags: ["notifications"],
        summary: "Leads to the page on which mails are ended",
        security: [],
        querystring: tokenQuery,
        response: { 302: noContent },
      },
    },
    async ({ query }, reply) =>
      reply.redirect(`${context.config.publicUrl}${stopPath}#${encodeURIComponent(query.token)}`, 302),
  );
  const answers = [
    {
      method: "POST",
      agrees: true,
      operationId: "followMails",
      summary: "Agrees to the mails of the organization of a signed link",
    },
    {
      method: "DELETE",
      agrees: false,
      operationId: "declineMails",
      summary: "Declines the mails of the organization of a signed link",
    },
  ] as const;
  for (const { method, agrees, operationId, summary } of answers)
    app.route({
      method,
      url: consentPath,
      config: { access: "public", problems: [404] },
      schema: {
        operationId,
        tags: ["notifications"],
        summary,
        security: [],
        querystring: tokenQuery,
        response: { 204: noContent },
      },
      handler: async ({ query }, reply) => {
        const consent = readConsentToken(context.config, query.token);
        if (!consent) throw new Problem("NOT_FOUND");
        const { email, organization: organizationId } = consent;
        await writeConsent(context.db, { email, organizationId, agrees, at: context.clock.now() });
        return reply.code(204).send(null);
      },
    });
  app.post(
    stopPath,
    {
      config: { access: "public", problems: [404] },
      schema: {
        operationId: "stopMails",
        tags: ["notifications"],
        summary: "Ends the mails that a signed link names",
        security: [],
        querystring: tokenQuery,
        response: { 204: noContent },
      },
    },
    async ({ query }, reply) => {
      await stopMails(context, query.token);
      return reply.code(204).send(null);
    },
  );
}
