import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { answerOnce, idempotencyHeader } from "../platform/http/idempotency.ts";
import { eventParams, scopeOf } from "../documents/route-scope.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { notes } from "./note-entity.ts";
import { openNotes } from "./open-notes.ts";
import { loadNote, removeNote, writeNote } from "./write-note.ts";

const path = "/organizations/:id/roles/:role/events/:eventId/notes";
const config = { organization: "act", notFound: "DOCUMENT_NOT_FOUND" } as const;
const noteBody = z.strictObject({ content: z.string().optional() }).meta({ id: "NewNote" });

function registerWrite(app: App, context: AppContext): void {
  app.post(
    path,
    {
      attachValidation: true,
      config,
      schema: {
        operationId: "writeNote",
        tags: ["events"],
        summary: "Writes a note of a document for one's own organization",
        params: eventParams,
        headers: idempotencyHeader,
        body: noteBody,
        response: { 201: notes.schema },
      },
    },
    async (request, reply) => {
      const { body: input, params, validationError } = request;
      if (validationError?.validationContext === "params") throw validationError;
      const malformed = validationError ?? undefined;
      const asked = { scope: await scopeOf(context, request), eventId: params.eventId, malformed };
      // What is kept of a key is the id alone: the text stands in the note and nowhere else.
      const id = await answerOnce(context.db, request, (trx) =>
        writeNote(trx, { ...asked, input, now: context.clock.now() }),
      );
      const json = await loadNote(context.db, asked.scope, asked.eventId, id);
      return sendJsonText(reply.status(201), json);
    },
  );
  app.delete(
    `${path}/:noteId`,
    {
      config,
      schema: {
        operationId: "removeNote",
        tags: ["events"],
        summary: "Removes a note that the caller has written",
        params: eventParams.extend({ noteId: idSchema }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { eventId, noteId } = request.params;
      const scope = await scopeOf(context, request);
      await inTransaction(context.db, (trx) => removeNote(trx, { scope, eventId, malformed: undefined, noteId }), {
        repeatable: true,
      });
      return reply.code(204).send(null);
    },
  );
}

/** What an organization writes of a document for itself: no answer to another holds it. */
export function registerNoteRoutes(app: App, context: AppContext): void {
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "listNotes",
        tags: ["events"],
        summary: "What the caller's own organization has noted of a document, newest first",
        params: eventParams,
        querystring: filterQuery,
        response: { 200: notes.list },
      },
    },
    async (request, reply) => {
      const scope = await openNotes(context.db, await scopeOf(context, request), request.params.eventId);
      return await answerRows(reply, { pool: context.pool, entity: notes, query: request.query, scope });
    },
  );
  registerWrite(app, context);
}
