import type { FastifyReply } from "fastify";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { loadVersion } from "../platform/database/version-sql.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import { withEtag } from "../platform/http/with-etag.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeEventMessages } from "./change-event-messages.ts";
import { eventMessagesPatchSchema, eventMessagesSchema } from "./event-message-schema.ts";
import { eventMessagesVersion, loadEventMessages } from "./event-message-store.ts";

/** Who is notified of what happens to an organization's documents. Source: D-19. */
export function registerEventMessageRoutes(app: App, context: AppContext): void {
  const { db, clock } = context;
  const path = "/organizations/:id/event-messages";
  const config = { organization: { control: "keepRecipients" } } as const;
  // The version first: a change meanwhile makes it old, never the contents older than it.
  const send = async (reply: FastifyReply, id: string): Promise<FastifyReply> => {
    const version = (await loadVersion(db, eventMessagesVersion(id))) ?? "";
    return withEtag(reply, version).send(await loadEventMessages(db, id));
  };
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "getEventMessages",
        tags: ["organizations"],
        summary: "The e-mail addresses and phone numbers that are notified of each type of message",
        params: organizationParams,
        response: { 200: eventMessagesSchema },
      },
    },
    async ({ params }, reply) => send(reply, params.id),
  );
  app.patch(
    path,
    {
      config,
      schema: {
        operationId: "changeEventMessages",
        tags: ["organizations"],
        summary: "Changes who is notified; a list that is given stands in the place of the one before",
        params: organizationParams,
        headers: ifMatch,
        body: eventMessagesPatchSchema,
        response: { 200: eventMessagesSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const actor = adminActorOf(request, clock);
      const change = { actor, organizationId: id, patch: request.body, ifMatch: request.headers["if-match"] };
      await changeEventMessages(context, change);
      return send(reply, id);
    },
  );
}
