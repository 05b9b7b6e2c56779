import { largestPage } from "@runko/domain/values/list-limits";
import { findQueue, queueNames, type QueueName } from "@runko/domain/documents/work-queues";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { readAuthorized } from "../organizations/guard-organization-path.ts";
import type { Statement } from "../platform/database/statement.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import type { FoundRows } from "../platform/entity/find-rows.ts";
import { answerList } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { documentListSchema, documentRows } from "./document-entity.ts";
import { ownDocuments } from "./document-scope.ts";
import { documentsStatement } from "./list-statement.ts";

/** As many as a front page shows. */
const SHOWN = "6";
const queueParams = organizationRoleParams.extend({ queue: z.enum(queueNames) });
const { limit, skip } = filterQuery.shape;
const pageQuery = z.strictObject({
  limit: limit.meta({ description: `Rows of the answer, ${SHOWN} when absent, at most ${largestPage}.` }),
  skip,
});

type Asked = { params: z.output<typeof queueParams>; query: z.output<typeof pageQuery> };

/** The conditions of queues that have an index of their own, in its words. */
const indexed: Partial<Record<QueueName, string>> = {
  answered: "d.event_state = 'READY' AND NOT d.user_processed",
  movedDates: "d.date_unanswered AND d.event_state IN ('CONFIRMED', 'IN_DELIVERY')",
  proposedDates: "d.proposed_delivery_date IS NOT NULL AND d.event_state IN ('CONFIRMED', 'IN_DELIVERY')",
};

/** The organization's own documents that wait in a queue of the role, the most pressing ones first; all of them are ordered. */
function queueStatement({ params: { id, role, queue: name }, query }: Asked, today: string) {
  const queue = findQueue(role, name);
  if (!queue) throw new Problem("NOT_FOUND");
  const where = { eventState: { inq: queue.states }, ...queue.where?.(today) };
  const filter = JSON.stringify({ where, order: queue.order });
  const parsed = parseFilter({ limit: SHOWN, ...query, filter }, documentRows[role], {});
  const statement: Statement = documentsStatement(
    { ...ownDocuments(id, role), children: "loaded" },
    { filter: parsed, types: queue.types, archivedToo: false, always: indexed[name] },
  );
  return { parsed, statement };
}

/** What the front pages tell: the work that waits in each role. */
export function registerWorkQueueRoute(app: App, context: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/work-queues/:queue",
    {
      attachValidation: true,
      config: { organization: "act", session: "with the read" },
      schema: {
        operationId: "getWorkQueue",
        tags: ["documents"],
        summary: "The organization's own documents that wait for this role, the most pressing ones first",
        params: queueParams,
        querystring: pageQuery,
        response: { 200: documentListSchema },
      },
    },
    async (request, reply) => {
      const today = todayInHelsinki(context.clock.now());
      const asked = () => queueStatement(request, today);
      const found = await readAuthorized<FoundRows>(context.pool, request, () => asked().statement);
      if (!found) throw new Error("A queue is always one row");
      return answerList(reply, found, asked().parsed);
    },
  );
}
