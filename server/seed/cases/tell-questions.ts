import { chance } from "../chance/random.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import { answerQuestion } from "./answer-question.ts";
import { putAway } from "./close-document.ts";
import type { DraftDocument } from "./draft-document.ts";
import { connectionIdOf } from "./make-matter.ts";
import { openDocument } from "./open-document.ts";
import { startCase, startCaseAbout } from "./start-case.ts";
import { allows, type Story, type Teller } from "./teller.ts";
import { followOrder, orderFrom } from "./tell-orders.ts";

/** The answer to a question, and the order that may come of it. */
function followQuestion(teller: Teller, question: DraftDocument, clock: StoryClock, ordered: number): void {
  const { random } = teller;
  const answer = answerQuestion(teller, question, clock);
  if (answer === "unanswered") return;
  const later = clock.copy();
  const { validUntilDate } = question;
  const isOrdered = answer === "answered" && chance(random, ordered) && later.pass(1, 12);
  if (!isOrdered || (validUntilDate !== null && validUntilDate < later.date())) {
    putAway(teller, question, clock);
    return;
  }
  const order = orderFrom(teller, question, later);
  putAway(teller, question, later);
  followOrder(teller, order, later);
}

export const tellAvailability: Story = (teller, trade, clock) => {
  if (!allows(trade, "AvailabilityRequest")) return [];
  const { inCase, by } = startCase(teller, trade, clock);
  const request = openDocument(teller, clock, { type: "AvailabilityRequest", inCase, by });
  followQuestion(teller, request, clock, allows(trade, "Order") ? 0.3 : 0);
  return [inCase];
};

export const tellInquiry: Story = (teller, trade, clock) => {
  if (!allows(trade, "Inquiry")) return [];
  const { inCase, by } = startCase(teller, trade, clock);
  if (chance(teller.random, 0.3)) {
    inCase.matter.fields.subscriberConnectionId = connectionIdOf(teller, trade.subscriber, clock.date());
  }
  const inquiry = openDocument(teller, clock, { type: "Inquiry", inCase, by });
  followQuestion(teller, inquiry, clock, allows(trade, "Order") ? 0.5 : 0);
  return [inCase];
};

/** First what can be had, then its price, in a case of its own under the same project; then often an order. */
export const tellAvailabilityThenInquiry: Story = (teller, trade, clock) => {
  if (!allows(trade, "AvailabilityRequest", "Inquiry", "Order")) return [];
  const { inCase, by } = startCase(teller, trade, clock);
  const { matter } = inCase;
  matter.fields.projectId ??= `${trade.subscriber.key.slice(0, 3).toUpperCase()}-HANKE-${teller.next("project") + 40}`;
  const request = openDocument(teller, clock, { type: "AvailabilityRequest", inCase, by });
  const answer = answerQuestion(teller, request, clock, { rejected: 0, cancelled: 0 });
  if (answer !== "answered") return [inCase];
  putAway(teller, request, clock);
  if (!clock.pass(1, 6)) return [inCase];
  const second = startCaseAbout(teller, matter, clock);
  const inquiry = openDocument(teller, clock, { type: "Inquiry", inCase: second.inCase, by });
  followQuestion(teller, inquiry, clock, 0.7);
  return [inCase, second.inCase];
};
