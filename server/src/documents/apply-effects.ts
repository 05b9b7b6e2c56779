import type { EffectName, ReachingEffect } from "@runko/domain/documents/action-effects";
import type { GivenInput } from "@runko/domain/documents/action-inputs";
import { wishedFields } from "@runko/domain/documents/check-action-input";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { requestOf, type Wait } from "@runko/domain/documents/waits";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { ActionInput } from "./action-request.ts";
import { releaseUnusedConnectionIds } from "./claim-connection-ids.ts";
import { joinFields } from "./document-columns.ts";
import type { StoredDocument } from "./document-store.ts";
import { eraseContacts } from "./erase-contacts.ts";
import { layChange } from "./lay-changes.ts";
import { markOrderedProducts } from "./load-source-products.ts";
import { markDocument, type Cause } from "./mark-document.ts";
import { holdReadyOrders } from "./ready-in-case.ts";
import { keepAnswer, keepQuestion, lapseQuestions, withdrawQuestion } from "./question-store.ts";
import { tellChange } from "./tell-change.ts";
import {
  keepAcceptance,
  keepCharge,
  keepConsent,
  keepRefusal,
  keepRequest,
  keepWithdrawal,
  lapseRequests,
} from "./request-store.ts";
import { writeDocumentEvents } from "./write-document-events.ts";
import { writeNotice } from "./write-outbox.ts";

type Applied = Cause & {
  trx: Transaction<Database>;
  document: StoredDocument;
  input: Pick<ActionInput, "document"> & GivenInput;
  /** Whether the log tells of anything that is another than before. */
  changed: boolean;
};
type Effect = (applied: Applied) => Promise<unknown>;
/** What an effect of the table does in the database, and of which documents it does anything, as they were before. */
type Reaching = { of?: (document: StoredDocument) => boolean; apply: Effect };

const isOfType =
  (type: DocumentType) =>
  ({ document_type }: StoredDocument) =>
    document_type === type;

/** The order's page and lists tell whether a fault of it is being handled. */
const refreshOrders: Effect = async ({ trx, document }) => {
  const orders = await trx
    .selectFrom("documents")
    .select(["id", "document_type", "subscriber_id", "supplier_id"])
    .where("case_id", "=", document.case_id)
    .where("document_type", "=", "Order")
    .execute();
  for (const order of orders) await tellChange(trx, "document", order);
};

const warnForwarders: Effect = async ({ trx, document, action, scope, changed, at }) => {
  if (!changed) return;
  const ended = document.event_state === "CANCELLED";
  const forwards = await trx
    .selectFrom("documents")
    .select(["id", "document_type", "event_state", "version", "subscriber_id", "supplier_id", "original_event_id"])
    .where("original_event_id", "=", document.id)
    .where("event_state", "<>", "CANCELLED")
    .execute();
  for (const forward of forwards) {
    await writeNotice(trx, forward.id, { action: ended ? "cancel" : action, to: "forwarder", actorId: scope.userId });
    const happening = ended ? "originalCancelled" : "originalEdited";
    const told = { document: forward, happening, before: forward.event_state, by: null } as const;
    await writeDocumentEvents(trx, forward.id, { ...told, to: "subscriber", at });
    await tellChange(trx, "document", forward);
  }
};

const freeSource: Effect = async ({ trx, document, ...cause }) => {
  const offers = trx.selectFrom("documents").selectAll().where("id", "=", document.source_event_id);
  const offer = await offers.forUpdate().executeTakeFirstOrThrow();
  await markDocument(trx, offer, { flag: "ordered", to: false }, cause);
  await markOrderedProducts(trx, offer.id, []);
};

const disconnectOrders: Effect = async ({ trx, document, ...cause }) => {
  for (const order of await holdReadyOrders(trx, document))
    await markDocument(trx, order, { flag: "disconnected", to: true }, cause);
};

const hasQuestions = ({ waits }: StoredDocument): boolean =>
  (waits as readonly Wait[]).some(({ why }) => why === "question");

const hasRequest = ({ waits }: StoredDocument): boolean => requestOf(waits as readonly Wait[]) !== undefined;

/** Keeps what became of the request by a function of its store. */
const keep = (kept: typeof keepAcceptance): Reaching => ({
  apply: ({ trx, document, input, scope, at }) => kept(trx, document.id, { input, scope, at }),
});

/** Written with the document itself. */
type OwnEffect = "recordSupplierUser" | "recordHandler" | "releaseEditLock" | "tellSupplier" | "tellSubscriber";

/** After the document itself is written. */
const effects: Record<Exclude<ReachingEffect, OwnEffect>, Reaching> = {
  warnForwarder: { apply: warnForwarders },
  releaseConnectionIds: { apply: ({ trx, document }) => releaseUnusedConnectionIds(trx, document.case_id) },
  markOrderModified: {
    of: isOfType("ChangeOrder"),
    apply: ({ trx, document, ...cause }) => layChange(trx, document, cause),
  },
  markOrderDisconnected: { of: isOfType("CancelOrder"), apply: disconnectOrders },
  freeOrderedSource: {
    of: ({ source_mode, source_event_id }) => source_mode === "ORDER" && source_event_id !== null,
    apply: freeSource,
  },
  refreshOrderOfFault: { of: isOfType("Fault"), apply: refreshOrders },
  keepQuestion: {
    apply: ({ trx, document, input, scope, at }) => keepQuestion(trx, document.id, { input, scope, at }),
  },
  keepAnswer: { apply: ({ trx, document, input, scope, at }) => keepAnswer(trx, document.id, { input, scope, at }) },
  withdrawQuestion: { apply: ({ trx, document, scope, at }) => withdrawQuestion(trx, document.id, { scope, at }) },
  lapseQuestions: {
    of: hasQuestions,
    apply: ({ trx, document, scope, at }) => lapseQuestions(trx, document.id, { scope, at }),
  },
  keepRequest: {
    apply: ({ trx, document, input, scope, at }) => {
      const wished = wishedFields(joinFields(document), input.document ?? {});
      return keepRequest(trx, document.id, { input, scope, at, wished });
    },
  },
  keepCharge: keep(keepCharge),
  keepAcceptance: keep(keepAcceptance),
  keepConsent: keep(keepConsent),
  keepRefusal: keep(keepRefusal),
  keepWithdrawal: keep(keepWithdrawal),
  lapseRequests: { of: hasRequest, ...keep(lapseRequests) },
  anonymizeContacts: { apply: ({ trx, document }) => eraseContacts(trx, document.id) },
};

/** Those of the effects that do something beyond this document, in their order. */
export function effectsOn(names: readonly EffectName[], document: StoredDocument): Effect[] {
  const reaching = names.flatMap((name) =>
    Object.hasOwn(effects, name) ? [effects[name as keyof typeof effects]] : [],
  );
  return reaching.filter(({ of }) => of === undefined || of(document)).map(({ apply }) => apply);
}
