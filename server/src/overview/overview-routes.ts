import { countLimit } from "@runko/domain/values/list-limits";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { documentLimits } from "../documents/document-limits.ts";
import { findEditLocks } from "../documents/find-edit-locks.ts";
import { releaseLock } from "../documents/release-lock.ts";
import { eventNumber } from "../documents/route-scope.ts";
import { answerRows, everyRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { readVersion } from "../platform/http/read-version.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findOverview } from "./find-overview.ts";
import { editLockListSchema, overviewSchema } from "./overview-schema.ts";
import { securityLog } from "./security-log-entity.ts";

const forAdmin = { config: { portal: "readOverview" } } as const;
const tags = ["operations"];

/** What the product admin sees and does to the whole portal, at /admin (specification §2). */
export function registerOverviewRoutes(app: App, { db, pool, clock, config }: AppContext): void {
  const version = readVersion();
  const startedAt = clock.now();
  app.get(
    "/admin/overview",
    {
      ...forAdmin,
      schema: {
        operationId: "getOverview",
        tags,
        summary: "How the whole portal is doing, for the product admin",
        response: { 200: overviewSchema },
      },
    },
    async () => await findOverview(pool, { now: clock.now(), version, startedAt, sends: config.smtpUrl !== undefined }),
  );
  app.get(
    "/admin/edit-locks",
    {
      ...forAdmin,
      schema: {
        operationId: "listEditLocks",
        tags,
        summary: "Every edit lock that holds, the oldest first",
        response: { 200: editLockListSchema },
      },
    },
    async () => await findEditLocks(pool, documentLimits(config).lockSilenceSeconds),
  );
  app.delete(
    "/admin/edit-locks/:eventId",
    {
      ...forAdmin,
      schema: {
        operationId: "releaseEditLock",
        tags,
        summary: "Releases an edit lock, whoever holds it",
        params: z.object({ eventId: eventNumber.meta({ description: "The TID." }) }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await releaseLock(db, adminActorOf(request, clock), request.params.eventId);
      return reply.code(204).send(null);
    },
  );
  app.get(
    "/admin/security-log",
    {
      ...forAdmin,
      schema: {
        operationId: "listSecurityLog",
        tags,
        summary: `Logins, refusals and changes by administrators, the newest first; counted to ${countLimit}`,
        querystring: filterQuery,
        response: { 200: securityLog.list },
      },
    },
    async ({ query }, reply) => answerRows(reply, { pool, entity: securityLog, query, scope: everyRow }),
  );
}
