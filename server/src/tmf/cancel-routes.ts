import { isUuid } from "@runko/domain/values/uuid";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { CallerBounds } from "../platform/bounds/bound-callers.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { cancelPath, createCancelTask, findCancelTasks, showCancelTask } from "./cancel-tasks.ts";
import { findTmfDocument } from "./find-tmf-documents.ts";
import { makeOnce } from "./make-once.ts";
import { productOrder } from "./product-order.ts";
import { mostAsked, readTmfBody } from "./read-body.ts";
import { allParts } from "./read-parts.ts";
import { readTmfFields, readTmfQuery } from "./read-tmf-query.ts";
import { findingOf, hidden } from "./resource-routes.ts";
import { sendTmf, sendTmfList } from "./send-tmf.ts";
import { callerOf } from "./tmf-caller.ts";
import { hrefOf } from "./tmf-paths.ts";
import { within } from "./within-transaction.ts";

/** Asks for orders to be cancelled, as tasks that are kept. */
export function registerCancelRoutes(app: App, context: AppContext, { admitChange }: CallerBounds): void {
  const { db, config } = context;
  const portal = config.publicUrl;
  const reads = { config: { scope: "documents:read" }, schema: hidden } as const;

  const readTask = async (request: FastifyRequest, tmfId: string) => {
    const page = { id: tmfId.toLowerCase(), limit: 1, offset: 0 };
    const { rows } = isUuid(page.id) ? await findCancelTasks(db, callerOf(request), page) : { rows: [] };
    const [task] = rows;
    if (!task) throw new Problem("NOT_FOUND");
    return showCancelTask(portal, task);
  };

  app.post(cancelPath, { config: { scope: "orders:write" }, schema: hidden }, async (request, reply) => {
    const caller = callerOf(request);
    admitChange(caller, false);
    const body = readTmfBody(request.body, mostAsked);
    const id = await inTransaction(
      db,
      async (trx) =>
        makeOnce(trx, request, async () => {
          const finding = {
            ...findingOf(context, request, productOrder),
            pool: within(trx),
            parts: { ...allParts, notes: false, more: false },
          };
          return await createCancelTask(trx, context, (asked) => findTmfDocument(finding, asked), {
            caller,
            body,
            requestId: request.id,
          });
        }),
      { repeatable: true },
    );
    const task = await readTask(request, id);
    reply.code(201).header("location", hrefOf(portal, cancelPath, id));
    return reply.type("application/json; charset=utf-8").send(JSON.stringify(task));
  });

  app.get(cancelPath, reads, async (request, reply) => {
    const { conditions, sort, ...page } = readTmfQuery(request.query as Record<string, unknown>);
    const [unknown] = [...conditions.map(({ attribute }) => attribute), ...sort.map(({ attribute }) => attribute)];
    if (unknown !== undefined) throw new FilterError(unknown, "UNKNOWN_FIELD");
    const { rows, total } = await findCancelTasks(db, callerOf(request), page);
    const shown = rows.map((row) => showCancelTask(portal, row));
    return sendTmfList(request, reply, shown, { ...page, total, totalIsExact: true, portal });
  });

  app.get(`${cancelPath}/:tmfId`, reads, async (request, reply) => {
    const { tmfId } = request.params as { tmfId: string };
    const task = await readTask(request, tmfId);
    return sendTmf(reply, task, readTmfFields(request.query as Record<string, unknown>));
  });
}
