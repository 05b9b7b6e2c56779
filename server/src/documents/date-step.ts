import {
  dateEffects,
  isDateEffect,
  type DateChange,
  type DateEffect,
  type GivenDate,
} from "@runko/domain/documents/agreed-date";
import type { GivenInput } from "@runko/domain/documents/action-inputs";
import type { ActionRow } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { finalStates } from "@runko/domain/documents/document-states";
import type { DelayReason } from "@runko/domain/enumerations/delay-reasons";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../platform/database/schema.ts";
import type { ChangedColumns } from "./change-stored-document.ts";
import type { StoredDocument } from "./document-store.ts";
import type { FieldChange } from "./write-event-log.ts";

/** What a change does to the delivery date between the parties. */
export type StoredDateStep = {
  columns: ChangedColumns;
  /** What the log tells of it beside the fields of the document. */
  changes: FieldChange[];
  /** What its history keeps. */
  kept: DateChange | null;
};

const agreedOf = (document: StoredDocument) => ({
  estimated: document.estimated_delivery_date,
  committed: document.committed_delivery_date,
  proposed: document.proposed_delivery_date,
  unanswered: document.date_unanswered,
  held: document.held_reason,
  movedBy: document.date_moved_by,
});

function told(document: StoredDocument, { columns, kept }: Pick<StoredDateStep, "columns" | "kept">): FieldChange[] {
  const { committed_delivery_date: committed, proposed_delivery_date: proposed } = document;
  const pairs: FieldChange[] = [
    { field: "committedDeliveryDate", from: committed, to: committed && (columns.committed_delivery_date ?? null) },
    { field: "proposedDeliveryDate", from: proposed, to: columns.proposed_delivery_date ?? null },
    { field: "delayReason", from: null, to: kept?.delayReason ?? null },
  ];
  return pairs.filter(({ from, to }) => from !== to);
}

/** Carries out an effect on the delivery date; undefined when nothing of it changes. */
export function stepDate(document: StoredDocument, effect: DateEffect, given: GivenDate): StoredDateStep | undefined {
  const before = agreedOf(document);
  const { agreed, change: kept } = dateEffects[effect](before, given);
  if (agreed === before) return undefined;
  const columns = {
    ...(agreed.estimated !== before.estimated && { estimated_delivery_date: agreed.estimated }),
    committed_delivery_date: agreed.committed,
    proposed_delivery_date: agreed.proposed,
    date_unanswered: agreed.unanswered,
    held_reason: agreed.held,
    date_moved_by: agreed.movedBy,
    ...(kept && { dates_changed: true }),
  };
  return { columns, changes: told(document, { columns, kept }), kept };
}

/** The delivery date after a row of the table, of which at most one effect is about it. */
export function dateStepOf(
  document: StoredDocument,
  { effects, to }: ActionRow,
  { fields, input }: { fields: DocumentFields; input: GivenInput },
): StoredDateStep | undefined {
  const effect = effects.find(isDateEffect);
  if (effect === undefined) return undefined;
  return stepDate(document, effect, {
    estimated: fields.estimatedDeliveryDate ?? null,
    ends: finalStates.some((state) => state === to),
    ...pickedInput(input),
  });
}

/** As checkInput has found it to be right. */
export const pickedInput = ({ date, delayReason, text }: GivenInput) => ({
  date,
  delayReason: delayReason as DelayReason | undefined,
  text,
});

/** Keeps what happened to the date, for good. */
export async function keepDateChange(
  trx: Transaction<Database>,
  documentId: number,
  { kind, from, to, delayReason, text }: DateChange,
  { userId, at }: { userId: string | null; at: Date },
): Promise<void> {
  await trx
    .insertInto("delivery_date_changes")
    .values({
      id: uuidv7(),
      document_id: documentId,
      at,
      user_id: userId,
      kind,
      from_date: from,
      to_date: to,
      delay_reason: delayReason,
      text,
    })
    .execute();
}
