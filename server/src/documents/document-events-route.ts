import type { Side } from "@runko/domain/documents/sides";
import { documentStates } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { eventDays } from "@runko/domain/events/document-events";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { idSchema, organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { cursorLength, openCursor, sealCursor } from "./event-cursor.ts";
import { cursorAt, stillHeld } from "./feed-moment.ts";
import { findDocumentEvents, seenActor, type FoundEvent } from "./find-document-events.ts";

const MOST = 500;
const start = { moment: 0, number: 0 };

const cursorText = z.string().regex(new RegExp(`^[\\w-]{${cursorLength}}$`));

const documentEvent = z
  .strictObject({
    id: idSchema.meta({ description: "Names the event for ever, in each feed that tells of it." }),
    type: z.string().meta({ description: "What happened, such as `order.confirmed`; new ones may be added." }),
    at: z.iso.datetime(),
    eventId: z.int().meta({ description: "The TID." }),
    documentType: z.enum(documentTypes),
    eventState: z.enum(documentStates).meta({ description: "As it was then." }),
    version: z.int().meta({ description: "As it was then." }),
    actor: z.enum(["self", "counterpart", "system"]).meta({ description: "Which party did it, or neither." }),
    counterpartId: idSchema.meta({ description: "The other party then." }),
  })
  .meta({ id: "DocumentEvent" });

const answerSchema = z
  .strictObject({
    events: z.array(documentEvent),
    next: cursorText.meta({ description: "What to ask after next, also when there was nothing." }),
    more: z.boolean().meta({ description: "Whether there is more at once." }),
  })
  .meta({ id: "DocumentEvents" });

const shownEvent = (event: FoundEvent, side: Side): z.input<typeof documentEvent> => ({
  id: event.id,
  type: event.type,
  at: event.at.toISOString(),
  eventId: event.document_id,
  documentType: event.document_type,
  eventState: event.event_state,
  version: event.version,
  actor: seenActor(event.actor, side),
  counterpartId: event.counterpart_id,
});

/** What happened to documents, so that who was away misses nothing. Source: beyond B4 */
export function registerDocumentEventsRoute(app: App, context: AppContext): void {
  const { pool, config, clock } = context;

  app.get(
    "/organizations/:id/roles/:role/document-events",
    {
      config: { organization: "read", scope: "documents:read", problems: [410] },
      schema: {
        operationId: "listDocumentEvents",
        tags: ["documents"],
        summary: `What happened to the organization's own documents in the last ${eventDays} days, in one order and complete, after a cursor; too old a cursor is 410 CURSOR_EXPIRED with the oldest one as \`oldest\``,
        params: organizationRoleParams,
        querystring: z.object({
          after: z
            .union([z.literal("latest"), cursorText])
            .optional()
            .meta({
              description:
                "The `next` of the answer before; absent: from the oldest; `latest`: what comes from now on.",
            }),
          limit: z.coerce
            .number()
            .int()
            .min(1)
            .max(MOST)
            .default(100)
            .meta({ description: `At most ${MOST}.` }),
        }),
        response: { 200: answerSchema },
      },
    },
    async ({ params: { id: organizationId, role }, query: { after, limit } }, reply) => {
      const now = clock.now();
      const isLatest = after === "latest";
      const from = after === undefined || isLatest ? undefined : openCursor(config, after);
      const most = isLatest ? 0 : limit + 1;
      const found = await findDocumentEvents(
        pool,
        { organizationId, role },
        { after: from ?? start, limit: from === null ? 0 : most },
      );
      const { side, cluster } = found;
      if (from === null || (from && !stillHeld(from, found, now)))
        throw new Problem("CURSOR_EXPIRED", {
          members: { oldest: cursorAt(context, { cluster, told: start.moment }, now) },
        });
      const events = found.events.slice(0, limit);
      const last = events.at(-1);
      const more = found.events.length > events.length;
      const next = more && last ? sealCursor(config, { ...last, cluster }) : cursorAt(context, found, now);
      reply.header("cache-control", "no-store");
      return { events: events.map((event) => shownEvent(event, side)), next, more };
    },
  );
}
