import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeEventMessages } from "./change-event-messages.ts";
import { eventMessagesPatchSchema, eventMessagesSchema } from "./event-message-schema.ts";
import { loadEventMessages } from "./event-message-store.ts";

/** Who is notified of what happens to an organization's documents. Source: D-19. */
export function registerEventMessageRoutes(app: App, context: AppContext): void {
  const { db, clock } = context;
  const path = "/organizations/:id/event-messages";
  const config = { organization: { control: "eventMessages" } } as const;
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
    async ({ params }) => loadEventMessages(db, params.id),
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
        body: eventMessagesPatchSchema,
        response: { 200: eventMessagesSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const actor = adminActorOf(request, clock);
      const change = (trx: Transaction<Database>) =>
        changeEventMessages(trx, context, { actor, organizationId: id, patch: request.body });
      await inTransaction(db, change, { repeatable: true });
      return await loadEventMessages(db, id);
    },
  );
}
