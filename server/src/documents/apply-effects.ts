import type { EffectName, ReachingEffect } from "@runko/domain/documents/action-effects";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { releaseUnusedConnectionIds } from "./claim-connection-ids.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { StoredDocument } from "./document-store.ts";
import { eraseContacts } from "./erase-contacts.ts";
import { layChange } from "./lay-changes.ts";
import { markOrderedProducts } from "./load-source-products.ts";
import { markDocument, type Cause } from "./mark-document.ts";
import { tellChange } from "./tell-change.ts";
import { urgencyOf, writeNotice, type Notice } from "./write-outbox.ts";

type Applied = Cause & { trx: Transaction<Database>; document: StoredDocument };
type Effect = (applied: Applied) => Promise<unknown>;

const markOrderDisconnected: Effect = async ({ trx, document, ...cause }) => {
  if (document.document_type !== "CancelOrder") return;
  const orders = await trx
    .selectFrom("documents")
    .select("id")
    .where("case_id", "=", document.case_id)
    .where("supplier_id", "=", document.supplier_id)
    .where("document_type", "=", "Order")
    .where("event_state", "=", "READY")
    .orderBy("id")
    .execute();
  for (const { id } of orders) await markDocument(trx, id, { flag: "disconnected", to: true }, cause);
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

/** Written with the document itself, or with its row of the log. */
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
      await writeNotice(trx, { eventId: forward.id, action, to: "forwarder", actorId: scope.userId });
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
    await markDocument(trx, document.source_event_id, { flag: "ordered", to: false }, cause);
    await markOrderedProducts(trx, document.source_event_id, []);
  },

  refreshOrderOfFault,

  anonymizeContacts: ({ trx, document, at }) => eraseContacts(trx, document.id, at),
};

export async function applyEffects(names: readonly EffectName[], applied: Applied): Promise<void> {
  for (const name of names) if (Object.hasOwn(effects, name)) await effects[name as keyof typeof effects](applied);
}

/** What recordChange writes of the effects. */
export function recordedEffects(
  names: readonly EffectName[],
  { action, document, scope }: Pick<Applied, "action" | "document"> & { scope: Pick<DocumentScope, "userId"> },
): { notices: Notice[]; releasesLock: boolean } {
  const told = names.flatMap((name) =>
    name === "tellSupplier" ? (["supplier"] as const) : name === "tellSubscriber" ? (["subscriber"] as const) : [],
  );
  const notices = told.map((to) => ({
    ...urgencyOf(document),
    eventId: document.id,
    action,
    to,
    actorId: scope.userId,
  }));
  return { notices, releasesLock: names.includes("releaseEditLock") };
}
