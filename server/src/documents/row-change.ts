import { changedFlags, type EffectName } from "@runko/domain/documents/action-effects";
import { answerShown } from "@runko/domain/documents/answer-shown";
import type { ActionRow } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentState } from "@runko/domain/documents/document-states";
import { waitingSince, waitsAfter, type Wait } from "@runko/domain/documents/waits";
import type { ChangedColumns } from "./change-stored-document.ts";
import { searchTextOf, splitFields } from "./document-columns.ts";
import type { StoredDocument } from "./document-store.ts";

const reachedAt: Partial<Record<DocumentState, keyof StoredDocument>> = {
  IN_PROCESSING: "processing_at",
  CONFIRMED: "confirmed_at",
  IN_DELIVERY: "delivery_at",
  READY: "ready_at",
  CANCELLED: "cancelled_at",
};

const toldBy = (effects: readonly EffectName[]) =>
  effects.flatMap((name) =>
    name === "tellSupplier" ? (["supplier"] as const) : name === "tellSubscriber" ? (["subscriber"] as const) : [],
  );

/** What a row of the table says of the change that it allows. */
export const changeBy = ({ action, log, effects, versioned }: ActionRow) => ({
  action,
  label: log,
  tells: toldBy(effects),
  releasesLock: effects.includes("releaseEditLock"),
  versioned,
});

type Done = {
  userId: string;
  now: Date;
  /** By when what begins to wait should have ended. */
  answerBy?: string | null | undefined;
};

/** The columns of what the document waits for, where the row changes it. */
function columnsOfWaits(document: StoredDocument, row: ActionRow, { now, answerBy }: Done): ChangedColumns {
  const before = document.waits as readonly Wait[];
  const waits = waitsAfter(before, row, { at: now.toISOString(), by: answerBy });
  return waits === before || (waits.length === 0 && before.length === 0) ? {} : waitColumns(waits);
}

/** The columns that hold what a document waits for. */
export const waitColumns = (waits: readonly Wait[]) => ({
  waits: [...waits],
  waiting_for_subscriber_since: instantOf(waitingSince(waits, "subscriber")),
  waiting_for_supplier_since: instantOf(waitingSince(waits, "supplier")),
});

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The columns as the row leaves them whatever is written: state, flags and moments. */
export function columnsByRow(
  document: StoredDocument,
  row: ActionRow,
  done: Done,
): ChangedColumns & { answer_shown: boolean } {
  const { userId, now } = done;
  const state = row.to ?? document.event_state;
  const flags = changedFlags(row.effects);
  const at = row.to && reachedAt[row.to];
  return {
    event_state: state,
    answer_shown: answerShown(document.document_type, state, document.answer_shown),
    ...(at ? { [at]: now } : {}),
    ...(flags.archived ? { archived: true, archived_at: now } : {}),
    ...(flags.rejected ? { rejected: true } : {}),
    ...(flags.userProcessed === undefined ? {} : { user_processed: flags.userProcessed }),
    ...(flags.cancelledByCustomer ? { cancelled_by_customer: true } : {}),
    ...(flags.cancelledBySupplier ? { cancelled_by_supplier: true } : {}),
    ...(flags.returned === undefined ? {} : { returned: flags.returned }),
    ...(flags.repairAccepted ? { repair_accepted: true } : {}),
    ...(flags.reopened === undefined ? {} : { reopened: flags.reopened }),
    ...(flags.reopened ? { ready_at: null } : {}),
    ...(flags.cancelConfirmed ? { cancel_confirmed: true } : {}),
    ...(row.effects.includes("recordSupplierUser") ? { supplier_user_id: userId } : {}),
    ...columnsOfWaits(document, row, done),
  };
}

/** The columns of fields and names of products; a reason alone stands in the details, and nobody searches for it. */
export function columnsOfFields(
  row: ActionRow,
  { fields, productNames, shown }: { fields: DocumentFields; productNames: readonly string[] | null; shown: boolean },
): ChangedColumns {
  const { columns, details } = splitFields(fields);
  if (productNames === null) return row.reason === null ? {} : { details };
  return {
    ...columns,
    details,
    search_text: searchTextOf({ fields, productNames, answerShown: shown }),
    product_name: productNames.join(", "),
  };
}
