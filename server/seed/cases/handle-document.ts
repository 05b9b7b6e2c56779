import type { HandlingReason } from "@runko/domain/enumerations/handling-reasons";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { CalendarDate } from "@runko/domain/values/calendar-date";
import { chance, int, pick, pickWeighted, type Random } from "../chance/random.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import { passageInstructions } from "../data/form-phrases.ts";
import { completionExplanations, otherReasonExplanations } from "../data/reason-phrases.ts";
import { makePhone } from "../parties/make-people.ts";
import type { DraftDocument } from "./draft-document.ts";
import { answererOf, phrase, subscriberActs, supplierActs, type Teller } from "./teller.ts";
import { workingDaysLater } from "../clock/working-days-later.ts";

const rejections = [
  ["addressOutsideNetwork", 4],
  ["noAvailablePairs", 3],
  ["wrongHubArea", 2],
  ["noNetwork", 3],
  ["otherReason", 2],
] as const satisfies readonly (readonly [HandlingReason, number])[];

/** Why the supplier turns a document down; "other" is explained. */
export function rejectionOf(random: Random): DocumentFields {
  const rejectReason = pickWeighted<HandlingReason>(random, rejections);
  return {
    rejectReason,
    ...(rejectReason === "otherReason" ? { reasonExplanation: pick(random, otherReasonExplanations) } : {}),
  };
}

/** A day somewhat later than was wished for, that may still be asked for today. */
function postponedWish({ fields, supplier }: DraftDocument, today: CalendarDate, days: number): DocumentFields {
  const { requestedDate, deliveryType } = fields;
  if (!requestedDate) return {};
  const earliest = deliveryType === "normal" ? workingDaysLater(today, supplier.minimumNormalDeliveryDays) : today;
  const wished = workingDaysLater(requestedDate, days);
  return { requestedDate: wished < earliest ? earliest : wished };
}

/** The subscriber makes an open document more precise, in fields that its form has. */
function editBySubscriber(teller: Teller, document: DraftDocument, clock: StoryClock): void {
  const { random } = teller;
  if (document.createdByRole === "ERROR_HANDLER") return;
  const changes: DocumentFields = { contactPhone: makePhone(random) };
  if (chance(random, 0.5)) Object.assign(changes, postponedWish(document, clock.date(), int(random, 1, 8)));
  if (document.fields.passageInstructions) changes.passageInstructions = phrase(random, passageInstructions);
  subscriberActs(document, clock, { action: "edit", fields: changes });
}

function isReturned(random: Random, document: DraftDocument): boolean {
  return document.createdByRole === "SUBSCRIBER" && chance(random, 0.05);
}

/**
 * The supplier takes the document into processing, now and then returning it once for completion.
 * False when the story has not come so far.
 */
export function takeIntoProcessing(
  teller: Teller,
  document: DraftDocument,
  clock: StoryClock,
  least = 0,
  most = 3,
): boolean {
  const { random } = teller;
  if (chance(random, 0.09) && clock.pass(0, 1)) editBySubscriber(teller, document, clock);
  if (!clock.pass(least, most)) return false;
  const by = answererOf(random, document.supplier, document.documentType);
  supplierActs(document, clock, { action: "startProcessing", by });
  if (!isReturned(random, document)) return true;
  if (!clock.pass(0, 2)) return false;
  supplierActs(document, clock, {
    action: "returnForCompletion",
    fields: { inProgressReason: "missingInformation", reasonExplanation: pick(random, completionExplanations) },
  });
  if (!clock.pass(0, 3)) return false;
  editBySubscriber(teller, document, clock);
  if (!clock.pass(0, 2)) return false;
  supplierActs(document, clock, { action: "startProcessing", by });
  return true;
}
