import type { DocumentState } from "@runko/domain/documents/document-states";
import type { CancelTaskStands } from "@runko/domain/tmf/tmf-events";
import { isOrderType } from "@runko/domain/enumerations/document-types";
import { sql, type Kysely, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";
import { isoInstant } from "../platform/database/iso-instant.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { performSteps } from "./perform-steps.ts";
import { lacking, malformed, objectAt, textAt } from "./read-body.ts";
import { refuseMoreTasks } from "./refuse-full.ts";
import type { Json } from "./select-attributes.ts";
import { cancelSteps } from "./subscriber-steps.ts";
import { tmfScope, type TmfCaller } from "./tmf-caller.ts";
import { hrefOf } from "./tmf-paths.ts";
import type { ReadDocument } from "./tmf-resource.ts";

export const cancelPath = "/productOrderingManagement/v4/cancelProductOrder";

type Asked = { caller: TmfCaller; body: Json; requestId: string };
type Finding = (id: string) => Promise<ReadDocument | undefined>;

/** Of what is asked the problem that a task ends in, rather than the request: the document stands otherwise (409). */
const endsTask = (error: unknown): error is Problem => error instanceof Problem && error.status === 409;

/**
 * Asks for an order to be cancelled: at once while it is not confirmed (T3), else by asking its supplier (T24). What its
 * state does not let be is a task that ended in an error, and no refused request.
 */
export async function createCancelTask(
  trx: Transaction<Database>,
  context: Pick<AppContext, "clock" | "config">,
  find: Finding,
  { caller, body, requestId }: Asked,
): Promise<string> {
  const order = objectAt(body, "productOrder");
  const lacks = [...lacking(body, ["productOrder"], ""), ...lacking(order, ["id"], "/productOrder")];
  if (lacks.length > 0) throw malformed(...lacks);
  const orderId = textAt(order, "id", "/productOrder") ?? "";
  const reason = textAt(body, "cancellationReason");
  const read = await find(orderId);
  if (!read || read.role !== "SUBSCRIBER" || !isOrderType(read.document.documentType))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "/productOrder/id", code: "ORDER_NOT_FOUND" }] });
  const { id: eventId, documentType: type } = read.document;
  await refuseMoreTasks(trx, eventId);
  const from = read.document["eventState"] as DocumentState;
  const steps = cancelSteps(reason, { from, state: read.state, accepts: false });
  const now = context.clock.now();
  const scope = tmfScope(caller, "SUBSCRIBER");
  await sql`SAVEPOINT before_cancelling`.execute(trx);
  let error: string | null = null;
  try {
    await performSteps(trx, context, { scope, eventId, type, ifMatch: undefined, requestId }, steps);
  } catch (thrown) {
    if (!endsTask(thrown)) throw thrown;
    await sql`ROLLBACK TO SAVEPOINT before_cancelling`.execute(trx);
    error = thrown.code;
  }
  const id = uuidv7();
  await trx
    .insertInto("tmf_tasks")
    .values({
      id,
      document_id: eventId,
      client_id: caller.clientId,
      organization_id: caller.organizationId,
      sent: JSON.stringify({ ...body, productOrder: { ...order, id: String(eventId) } }),
      asked_at: now,
      effective_at: error === null && steps[0]?.action === "cancel" ? now : null,
      error,
    })
    .execute();
  return id;
}

/** How the newest tasks stand that the organization has of these orders; those that ended in an error at once are none. */
export async function findTasksOf(
  db: Kysely<Database>,
  organizationId: string,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, CancelTaskStands>> {
  if (documentIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; atOnce: boolean }>`
    SELECT DISTINCT ON (document_id) document_id::int AS id, effective_at IS NOT NULL AS "atOnce" FROM tmf_tasks
    WHERE document_id = ANY(${[...documentIds]}::bigint[]) AND organization_id = ${organizationId} AND error IS NULL
    ORDER BY document_id, asked_at DESC, id DESC`.execute(db);
  return new Map(rows.map(({ id, atOnce }) => [id, { atOnce }]));
}

/** SQL of how a task stands, as its document does. */
const state = sql<string>`CASE WHEN t.error IS NOT NULL THEN 'terminatedWithError'
  WHEN t.effective_at IS NOT NULL OR d.event_state = 'CANCELLED' THEN 'done'
  WHEN EXISTS (SELECT FROM jsonb_array_elements(d.waits) w WHERE w ->> 'why' IN ('cancelRequest', 'cancelCharge'))
    THEN 'inProgress'
  ELSE 'terminatedWithError' END`;

type TaskRow = { id: string; document_id: number; sent: Json; asked: string; effective: string | null; state: string };

/** Tasks of the caller's organization, the newest first; with an id that one alone, of an order those that were taken on. */
export async function findCancelTasks(
  db: Kysely<Database>,
  { organizationId, roles }: TmfCaller,
  { id, ofOrder, limit, offset }: { id?: string; ofOrder?: number; limit: number; offset: number },
): Promise<{ rows: TaskRow[]; total: number }> {
  if (!roles.includes("SUBSCRIBER")) return { rows: [], total: 0 };
  const tasks = db
    .selectFrom("tmf_tasks as t")
    .innerJoin("documents as d", "d.id", "t.document_id")
    .where("t.organization_id", "=", organizationId)
    .whereRef("d.subscriber_id", "=", "t.organization_id")
    .$if(id !== undefined, (query) => query.where("t.id", "=", id ?? ""))
    .$if(ofOrder !== undefined, (query) =>
      query.where("t.document_id", "=", ofOrder ?? 0).where("t.error", "is", null),
    );
  const rows = await tasks
    .select([
      "t.id",
      "t.document_id",
      // What clients sent names people whom nothing of ours knows (T19).
      sql<Json>`CASE WHEN d.anonymized_at IS NULL THEN t.sent ELSE '{}'::jsonb END`.as("sent"),
      state.as("state"),
      sql<string>`${sql.raw(isoInstant("t.asked_at"))}`.as("asked"),
      sql<string | null>`${sql.raw(isoInstant("coalesce(t.effective_at, d.cancelled_at)"))}`.as("effective"),
    ])
    .orderBy("t.asked_at", "desc")
    .orderBy("t.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await tasks.select(sql<string>`count(*)`.as("total")).executeTakeFirstOrThrow();
  return { rows: rows as TaskRow[], total: Number(total) };
}

/** A task as TMF622 tells it. */
export const showCancelTask = (portal: string, { id, document_id, sent, effective, state: stands }: TaskRow): Json => ({
  ...sent,
  id,
  href: hrefOf(portal, cancelPath, id),
  productOrder: {
    ...(sent["productOrder"] as Json),
    id: String(document_id),
    href: hrefOf(portal, "/productOrderingManagement/v4/productOrder", document_id),
  },
  ...(effective !== null && stands === "done" && { effectiveCancellationDate: effective }),
  state: stands,
  "@type": "CancelProductOrder",
});
