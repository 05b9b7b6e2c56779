import { queueNames } from "@runko/domain/documents/work-queues";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { largestPage } from "@runko/domain/values/list-limits";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { readAuthorized } from "../organizations/guard-organization-path.ts";
import type { FoundRows } from "../platform/entity/find-rows.ts";
import { answerList } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { documentListSchema, documentRows } from "./document-entity.ts";
import { queueStatement, workStatement } from "./work-queue-statement.ts";

/** As many of a queue as a front page shows. */
const SHOWN = "8";
const queueParams = organizationRoleParams.extend({ queue: z.enum(queueNames) });
const { limit, skip } = filterQuery.shape;
const pageQuery = z.strictObject({
  limit: limit.meta({ description: `Rows of the answer, ${SHOWN} when absent, at most ${largestPage}.` }),
  skip,
});

const workSchema = z.array(
  z
    .strictObject({
      queue: z.enum(queueNames),
      total: z.int().meta({ description: "How many wait; counted up to 1,001." }),
      rows: z.array(documentRows.SUPPLIER.schema),
    })
    .meta({ id: "WorkQueue" }),
);

/** What the front pages tell: the work that waits in each role. */
export function registerWorkQueueRoutes(app: App, context: AppContext): void {
  const momentNow = () => {
    const now = context.clock.now();
    return { today: todayInHelsinki(now), now: now.toISOString() };
  };

  app.get(
    "/organizations/:id/roles/:role/work-queues",
    {
      attachValidation: true,
      config: { organization: "act", session: "with the read", scope: "documents:read" },
      schema: {
        operationId: "getWork",
        tags: ["documents"],
        summary:
          "All that waits for this role: each queue with how many of its own documents are in it, and those that press the most",
        params: organizationRoleParams,
        querystring: z.strictObject({}),
        response: { 200: workSchema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, role } = request.params;
      const asked = () => workStatement({ organizationId, role, page: { limit: SHOWN }, moment: momentNow() });
      const found = await readAuthorized<{ json: string }>(context, request, asked);
      if (!found) throw new Error("The work of a role is always one row");
      return sendJsonText(reply, found.json);
    },
  );

  app.get(
    "/organizations/:id/roles/:role/work-queues/:queue",
    {
      attachValidation: true,
      config: { organization: "act", session: "with the read", scope: "documents:read" },
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
      const { id: organizationId, role, queue } = request.params;
      const moment = momentNow();
      const asked = () =>
        queueStatement(queue, { organizationId, role, page: { limit: SHOWN, ...request.query }, moment });
      const found = await readAuthorized<FoundRows>(context, request, () => asked().statement);
      if (!found) throw new Error("A queue is always one row");
      return answerList(reply, found, asked().filter);
    },
  );
}
