import { refusalToReadMessages } from "@runko/domain/messages/message-parties";
import type { AppContext } from "../app-context.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { openDocument } from "./open-document.ts";
import { questions } from "./question-entity.ts";
import { eventParams, scopeOf } from "./route-scope.ts";

/** Questions are read by whom the messages are open to: the two parties, nobody along a chain of forwards (0130). */
export function registerQuestionRoutes(app: App, context: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/events/:eventId/questions",
    {
      config: { organization: "act", notFound: "DOCUMENT_NOT_FOUND", scope: "documents:read" },
      schema: {
        operationId: "listQuestions",
        tags: ["events"],
        summary: "The questions between the parties of a document, newest first; asked and answered by its actions",
        params: eventParams,
        querystring: filterQuery,
        response: { 200: questions.list },
      },
    },
    async (request, reply) => {
      const scope = await scopeOf(context, request);
      const { stored, ruled } = await openDocument(context.db, scope, request.params.eventId);
      const refusal = refusalToReadMessages(scope, ruled);
      if (refusal) throw new Problem(refusal);
      const ofDocument = createScope("q.document_id = $1", [stored.id]);
      return await answerRows(reply, {
        pool: context.pool,
        entity: questions,
        query: request.query,
        scope: ofDocument,
      });
    },
  );
}
