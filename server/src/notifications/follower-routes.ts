import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { eventParams, scopeOf } from "../documents/route-scope.ts";
import { noContent } from "../platform/http/no-content.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { askAgain } from "../consents/ask-again.ts";
import { askConsentBody, consentJson, consentSchema } from "../consents/consent-schema.ts";
import { loadFollowers } from "./load-followers.ts";

const followers = "/organizations/:id/roles/:role/events/:eventId/followers";
const tags = ["notifications"];

/** Followers of a document and what each says to its mails. Source: security F5. */
export function registerFollowerRoutes(app: App, context: AppContext): void {
  app.get(
    followers,
    {
      config: { organization: "read", notFound: "DOCUMENT_NOT_FOUND", scope: "documents:read" },
      schema: {
        operationId: "listFollowers",
        tags,
        summary: "The followers that the own side named, with what each says to mails; none of the other side",
        params: eventParams,
        response: { 200: z.array(consentSchema) },
      },
    },
    async (request) => {
      const scope = await scopeOf(context, request);
      return (await loadFollowers(context, scope, request.params.eventId)).followers.map(consentJson);
    },
  );
  app.post(
    `${followers}/ask`,
    {
      config: { organization: "act", notFound: "DOCUMENT_NOT_FOUND", problems: [409] },
      schema: {
        operationId: "askFollower",
        tags,
        summary: "Asks a follower once more to confirm its mails: three times in all, a day apart",
        params: eventParams,
        body: askConsentBody,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const scope = await scopeOf(context, request);
      const { giver, followers: among } = await loadFollowers(context, scope, request.params.eventId);
      if (giver === null) throw new Problem("NOT_FOUND");
      if (giver.organizationId !== request.params.id.toLowerCase()) throw new Problem("FORBIDDEN");
      const asking = { ...giver, askedById: request.session.user.id };
      await askAgain(context, asking, { emailAddress: request.body.emailAddress, among });
      return reply.code(204).send(null);
    },
  );
}
