import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { bulkHeader, doRows, resultsOf, rowsOfCall } from "../documents/bulk-rows.ts";
import { scopeOf } from "../documents/route-scope.ts";
import { idSchema, organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { newMessageSchema } from "./message-schema.ts";
import { sendOnce } from "./send-once.ts";

const bodySchema = z
  .strictObject({
    message: newMessageSchema.omit({ inReplyTo: true }),
    rows: z
      .array(z.strictObject({ eventId: z.int().min(1).max(999_999_999) }))
      .min(1)
      .max(rowsOfCall),
  })
  .meta({ id: "BulkMessage" });

const sentRow = z.strictObject({ eventId: z.int(), status: z.literal(201), messageId: idSchema });

/** One text to the other parties of several documents, as a message of each. Source: beyond E3. */
export function registerBulkMessageRoute(app: App, context: AppContext): void {
  app.post(
    "/organizations/:id/roles/:role/bulk-messages",
    {
      config: { organization: "act", scope: "messages:write" },
      schema: {
        operationId: "sendToSeveral",
        tags: ["documents"],
        summary: "Sends one text as a message of each of several documents to their other parties",
        params: organizationRoleParams,
        headers: bulkHeader,
        body: bodySchema,
        response: { 207: resultsOf(sentRow) },
      },
    },
    async (request, reply) => {
      const { message, rows } = request.body;
      const key = request.headers["idempotency-key"];
      const scope = await scopeOf(context, request);
      const { userId } = scope;
      const done = await doRows(context, request, {
        rows,
        work: async ({ eventId }) => {
          const asked = { scope, eventId, input: message, malformed: undefined, now: context.clock.now() };
          const once =
            key === undefined ? undefined : { userId, key: `${key} ${eventId}`, path: request.url, body: message };
          const sent = JSON.parse(await sendOnce(context, asked, once)) as { id: string };
          return { status: 201 as const, messageId: sent.id };
        },
      });
      return reply.status(207).send(done);
    },
  );
}
