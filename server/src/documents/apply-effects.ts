import type { EffectName, ReachingEffect } from "@runko/domain/documents/action-effects";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { releaseUnusedConnectionIds } from "./claim-connection-ids.ts";
import type { StoredDocument } from "./document-store.ts";
import { eraseContacts } from "./erase-contacts.ts";
import { layChange } from "./lay-changes.ts";
import { markOrderedProducts } from "./load-source-products.ts";
import { markDocument, type Cause } from "./mark-document.ts";
import { holdReadyOrders } from "./ready-in-case.ts";
import { tellChange } from "./tell-change.ts";
import { writeNotice } from "./write-outbox.ts";

type Applied = Cause & { trx: Transaction<Database>; document: StoredDocument };
type Effect = (applied: Applied) => Promise<unknown>;

const markOrderDisconnected: Effect = async ({ trx, document, ...cause }) => {
  if (document.document_type !== "CancelOrder") return;
  for (const order of await holdReadyOrders(trx, document))
    await markDocument(trx, order, { flag: "disconnected", to: true }, cause);
};

/** The order's page and lists tell whether a fault of it is being handled. */
const refreshOrderOfFault: Effect = async ({ trx, document }) => {
  if (document.document_type !== "Fault") return;
  const orders = await trx
    .selectFrom("documents")
    .select(["id", "document_type", "subscriber_id", "supplier_id"])
    .where("case_id", "=", document.case_id)
    .where("document_type", "=", "Order")
    .execute();
  for (const order of orders) await tellChange(trx, "document", order);
};

/** Written with the document itself. */
type OwnEffect = "recordSupplierUser" | "releaseEditLock" | "tellSupplier" | "tellSubscriber";

/** What each other effect of the table does in the database, after the document itself is written. */
const effects: Record<Exclude<ReachingEffect, OwnEffect>, Effect> = {
  warnForwarder: async ({ trx, document, action, scope }) => {
    const forwards = await trx
      .selectFrom("documents")
      .select(["id", "document_type", "subscriber_id", "supplier_id", "original_event_id"])
      .where("original_event_id", "=", document.id)
      .where("event_state", "<>", "CANCELLED")
      .execute();
    for (const forward of forwards) {
      await writeNotice(trx, forward.id, { action, to: "forwarder", actorId: scope.userId });
      await tellChange(trx, "document", forward);
    }
  },

  releaseConnectionIds: ({ trx, document }) => releaseUnusedConnectionIds(trx, document.case_id),

  markOrderModified: async ({ trx, document, ...cause }) => {
    if (document.document_type === "ChangeOrder") await layChange(trx, document, cause);
  },
  markOrderDisconnected,

  freeOrderedSource: async ({ trx, document, ...cause }) => {
    if (document.source_mode !== "ORDER" || document.source_event_id === null) return;
    const offers = trx.selectFrom("documents").selectAll().where("id", "=", document.source_event_id);
    const offer = await offers.forUpdate().executeTakeFirstOrThrow();
    await markDocument(trx, offer, { flag: "ordered", to: false }, cause);
    await markOrderedProducts(trx, offer.id, []);
  },

  refreshOrderOfFault,

  anonymizeContacts: ({ trx, document }) => eraseContacts(trx, document.id),
};

export async function applyEffects(names: readonly EffectName[], applied: Applied): Promise<void> {
  for (const name of names) if (Object.hasOwn(effects, name)) await effects[name as keyof typeof effects](applied);
}
