import { workingDaysBetween } from "@runko/domain/values/working-days";
import { chance, int } from "../chance/random.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import { delayInfos, orderInfos } from "../data/answer-phrases.ts";
import { kindOf } from "../data/phrase.ts";
import { acknowledgeCancellation, cancelByCustomer, cancelBySupplier } from "./close-document.ts";
import type { DraftDocument } from "./draft-document.ts";
import { rejectionOf, takeIntoProcessing } from "./handle-document.ts";
import { makeConfirmation, makeDelivery } from "./make-answer.ts";
import { phrase, subscriberActs, supplierActs, type Teller } from "./teller.ts";
import { workingDaysLater } from "../clock/working-days-later.ts";

export type Delivery = "delivered" | "cancelled" | "underway";

type Chances = { cancelled?: number };

/** The working day on which delivering is done: mostly when it was promised, at times earlier or later. */
function deliveryDays(teller: Teller, document: DraftDocument, clock: StoryClock): number {
  const promised = document.fields.estimatedDeliveryDate ?? clock.date();
  const slip = chance(teller.random, 0.72) ? int(teller.random, -2, 0) : int(teller.random, 1, 14);
  return Math.max(0, workingDaysBetween(clock.date(), promised) + slip);
}

function postpone(teller: Teller, document: DraftDocument, clock: StoryClock): void {
  const promised = document.fields.estimatedDeliveryDate ?? clock.date();
  const estimatedDeliveryDate = workingDaysLater(promised, int(teller.random, 2, 10));
  supplierActs(document, clock, {
    action: "editAnswer",
    fields: { estimatedDeliveryDate, supplierInfo: phrase(teller.random, delayInfos[kindOf(document.category)]) },
  });
}

/** From processing to a confirmed order; the supplier may turn it down instead. */
export function confirmOrder(
  teller: Teller,
  document: DraftDocument,
  clock: StoryClock,
  rejected: number,
): Delivery | "confirmed" {
  const { random } = teller;
  if (chance(random, rejected)) {
    if (!clock.pass(0, 4)) return "underway";
    supplierActs(document, clock, { action: "reject", fields: rejectionOf(random) });
    acknowledgeCancellation(teller, document, clock);
    return "cancelled";
  }
  if (chance(random, 0.2)) {
    if (!clock.pass(0, 2)) return "underway";
    supplierActs(document, clock, {
      action: "editAnswer",
      fields: { supplierInfo: phrase(random, orderInfos[kindOf(document.category)]) },
    });
  }
  if (!clock.pass(0, 6)) return "underway";
  supplierActs(document, clock, { action: "confirm", fields: makeConfirmation(teller, document, clock.date()) });
  if (chance(random, 0.15) && clock.pass(0, 1)) subscriberActs(document, clock, { action: "markProcessed" });
  return "confirmed";
}

/** From a confirmed order to a delivered one. */
export function finishOrder(teller: Teller, document: DraftDocument, clock: StoryClock, cancelled: number): Delivery {
  const { random } = teller;
  const fails = chance(random, cancelled);
  if (fails && chance(random, 0.6)) {
    if (!clock.pass(1, 8)) return "underway";
    cancelBySupplier(teller, document, clock);
    return "cancelled";
  }
  if (chance(random, 0.12)) {
    if (!clock.pass(1, 5)) return "underway";
    postpone(teller, document, clock);
  }
  const days = deliveryDays(teller, document, clock);
  const before = Math.floor(days * (0.4 + random() * 0.5));
  if (!clock.pass(before, before)) return "underway";
  supplierActs(document, clock, { action: "deliver" });
  if (fails) {
    if (!clock.pass(1, 6)) return "underway";
    cancelBySupplier(teller, document, clock);
    return "cancelled";
  }
  const left = Math.max(days - before, 0);
  if (!clock.pass(left, left)) return "underway";
  supplierActs(document, clock, {
    action: "signReady",
    fields: makeDelivery(random, document, clock.date()),
  });
  return "delivered";
}

/** The life of an order, change order or cancel order from its making to its end; the clock ends there. */
export function deliverOrder(
  teller: Teller,
  document: DraftDocument,
  clock: StoryClock,
  { cancelled = 0.14 }: Chances = {},
): Delivery {
  const { random } = teller;
  const fate = random();
  const isFate = (from: number, to: number) => fate >= cancelled * from && fate < cancelled * to;
  if (isFate(0, 0.25)) {
    if (!clock.pass(0, 2)) return "underway";
    cancelByCustomer(teller, document, clock);
    return "cancelled";
  }
  if (!takeIntoProcessing(teller, document, clock)) return "underway";
  if (isFate(0.25, 0.5)) {
    if (!clock.pass(0, 3)) return "underway";
    cancelByCustomer(teller, document, clock);
    return "cancelled";
  }
  const confirmed = confirmOrder(teller, document, clock, isFate(0.5, 0.75) ? 1 : 0);
  return confirmed === "confirmed" ? finishOrder(teller, document, clock, isFate(0.75, 1) ? 1 : 0) : confirmed;
}
