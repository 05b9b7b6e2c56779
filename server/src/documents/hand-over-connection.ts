import { typesOfDelivered } from "@runko/domain/documents/source-action";
import { unfinishedStates } from "@runko/domain/documents/document-states";
import type { HandOverRefusal } from "@runko/domain/organizations/hand-over";
import type { ServiceTimes } from "@runko/domain/service-times/service-times";
import type { Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { loadServiceTimes } from "../organizations/service-times.ts";
import { changeStoredDocument } from "./change-stored-document.ts";
import { claimForSupplier, releaseUnusedConnectionIds } from "./claim-connection-ids.ts";
import { changeCounters, unreadHandedOver, type CounterChange } from "./document-counters.ts";
import type { StoredDocument } from "./document-store.ts";
import { judgeAsPortal } from "./judge-as-portal.ts";
import { changeBy } from "./row-change.ts";
import { tellChange } from "./tell-change.ts";
import { writeDocumentEvents } from "./write-document-events.ts";

type Named = { id: string; name: string };
export type HandingOver = { actor: AdminActor; from: Named; to: Named };

/** Why a connection is not handed over; thrown so that nothing is left of what was begun. */
export class NotHandedOver extends Error {
  readonly refusal: HandOverRefusal;

  constructor(refusal: HandOverRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

const holdUnfinished = (trx: Transaction<Database>, orderId: number, supplierId: string) =>
  trx
    .selectFrom("documents")
    .selectAll()
    .where("source_event_id", "=", orderId)
    .where("source_mode", "=", "FROM_EXISTING")
    .where("document_type", "in", typesOfDelivered)
    .where("event_state", "in", unfinishedStates)
    .where("supplier_id", "=", supplierId)
    .orderBy("id")
    .forUpdate()
    .execute();

/** The documents are held before their order, as by who makes them ready; what was made meanwhile is then held too. */
async function holdConnection(trx: Transaction<Database>, orderId: number, supplierId: string) {
  await holdUnfinished(trx, orderId, supplierId);
  const orders = trx.selectFrom("documents").selectAll().where("id", "=", orderId);
  const order = await orders.forUpdate().executeTakeFirst();
  return { order, unfinished: await holdUnfinished(trx, orderId, supplierId) };
}

async function moveDocument(
  trx: Transaction<Database>,
  before: StoredDocument,
  { actor, from, to, times }: HandingOver & { times: ServiceTimes },
): Promise<CounterChange[]> {
  const { userId, requestId, at } = actor;
  const { row, refusals } = judgeAsPortal("handOver", before, { now: at });
  if (!row || refusals.length > 0) throw new NotHandedOver("NOT_A_LIVE_CONNECTION");
  const { document: after, counters } = await changeStoredDocument(trx, {
    ...changeBy(row),
    document: before,
    columns: { supplier_id: to.id, supplier_user_id: null, sla_class: null },
    times,
    by: { userId, organizationId: null },
    changes: [{ field: "supplier", from: from.name, to: to.name }],
    requestId,
    at,
    countedLast: true,
  });
  const ofFormer = { ...after, supplier_id: before.supplier_id };
  const happened = { document: ofFormer, happening: "handOver", before: before.event_state, by: null } as const;
  await writeDocumentEvents(trx, before.id, { ...happened, to: "supplier", at });
  await tellChange(trx, "document", before);
  return [...counters, ...(await unreadHandedOver(trx, before, after))];
}

async function logHandedOver(trx: Transaction<Database>, order: StoredDocument, handing: HandingOver): Promise<void> {
  const { actor, from, to } = handing;
  for (const { id: organizationId } of [from, to])
    await writeAdminLog(trx, actor, {
      organizationId,
      subject: "connection",
      subjectId: String(order.id),
      subjectName: `TID ${String(order.id)}`,
      action: "changed",
      changes: [{ field: "supplier", before: from.name, after: to.name }],
    });
}

/** Gives a live connection, and what is unfinished of it, to another supplier (T20, D-53); done already it stays so. */
export async function handOverConnection(
  trx: Transaction<Database>,
  orderId: number,
  handing: HandingOver,
): Promise<void> {
  const { from, to } = handing;
  const { order, unfinished } = await holdConnection(trx, orderId, from.id);
  if (order?.supplier_id === to.id && order.document_type === "Order") return;
  if (order?.supplier_id !== from.id || order.document_type !== "Order")
    throw new NotHandedOver("NOT_A_LIVE_CONNECTION");
  if (order.subscriber_id === to.id) throw new NotHandedOver("SUPPLIER_IS_SUBSCRIBER");
  const moved = [order, ...unfinished];
  const wanted = { caseId: order.case_id, supplierId: to.id };
  const taken = await claimForSupplier(
    trx,
    wanted,
    moved.map(({ id }) => id),
  );
  if (taken.length > 0) throw new NotHandedOver("CONNECTION_ID_IN_USE");
  const counters: CounterChange[] = [];
  const times = await loadServiceTimes(trx, to.id);
  for (const document of moved) counters.push(...(await moveDocument(trx, document, { ...handing, times })));
  await releaseUnusedConnectionIds(trx, order.case_id);
  await logHandedOver(trx, order, handing);
  await changeCounters(trx, counters);
}
