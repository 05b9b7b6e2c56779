import { isOrderType } from "@runko/domain/enumerations/document-types";
import { chance, pick } from "../chance/random.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import { cancelReasons, supplierCancelReasons } from "../data/reason-phrases.ts";
import type { DraftDocument } from "./draft-document.ts";
import { answererOf, subscriberActs, supplierActs, type Teller } from "./teller.ts";

/** The subscriber changes its mind; a customer's cancellation of an order type waits for the supplier to confirm it. */
export function cancelByCustomer(teller: Teller, document: DraftDocument, clock: StoryClock): void {
  const { random } = teller;
  const by = pick(random, document.subscriber.staff.SUBSCRIBER);
  if (document.createdByRole !== "SUBSCRIBER" && document.source?.mode !== "FORWARD") return;
  subscriberActs(document, clock, { action: "cancel", by, fields: { cancelReason: pick(random, cancelReasons) } });
  if (isOrderType(document.documentType) && chance(random, 0.75) && clock.pass(0, 4)) {
    const answerer = document.supplierUser ?? answererOf(random, document.supplier, document.documentType);
    supplierActs(document, clock, { action: "confirmCancellation", by: answerer });
  }
}

/** The supplier cannot deliver after all. */
export function cancelBySupplier(teller: Teller, document: DraftDocument, clock: StoryClock): void {
  const { random } = teller;
  const cancelledBySupplierReason = pick(random, supplierCancelReasons);
  supplierActs(document, clock, { action: "cancelBySupplier", fields: { cancelledBySupplierReason } });
  acknowledgeCancellation(teller, document, clock);
}

/** The subscriber confirms, sooner or later, that it knows of the supplier's cancellation. */
export function acknowledgeCancellation(teller: Teller, document: DraftDocument, clock: StoryClock): void {
  const { random } = teller;
  if (!chance(random, 0.7) || !clock.pass(0, 6)) return;
  subscriberActs(document, clock, {
    action: "confirmCancellation",
    by: pick(random, document.subscriber.staff.SUBSCRIBER),
  });
}

/** What the subscriber does with a closed document: marks a ready one as processed, later archives it. */
export function putAway(teller: Teller, document: DraftDocument, after: StoryClock): void {
  const { random } = teller;
  const clock = after.copy();
  const by = pick(random, document.subscriber.staff.SUBSCRIBER);
  if (document.documentType === "Fault" && document.eventState === "READY" && chance(random, 0.5)) {
    if (!clock.pass(0, 3)) return;
    subscriberActs(document, clock, { action: "acceptRepair", by });
  } else if (document.eventState === "READY" && chance(random, 0.65)) {
    if (!clock.pass(0, 8)) return;
    subscriberActs(document, clock, { action: "markProcessed", by });
    if (chance(random, 0.04) && clock.pass(0, 2)) subscriberActs(document, clock, { action: "unmarkProcessed", by });
  }
  if (chance(random, 0.82) && clock.pass(8, 70)) subscriberActs(document, clock, { action: "archive", by });
}
