import { chance } from "../chance/random.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import { cancelByCustomer } from "./close-document.ts";
import type { DraftDocument } from "./draft-document.ts";
import { rejectionOf, takeIntoProcessing } from "./handle-document.ts";
import { makeEstimate, makeFirstNote } from "./make-answer.ts";
import { supplierActs, type Teller } from "./teller.ts";

export type Answer = "answered" | "rejected" | "cancelled" | "unanswered";

type Chances = { rejected?: number; cancelled?: number };

/** The life of an availability request or an inquiry from its making to its answer; the clock ends there. */
export function answerQuestion(
  teller: Teller,
  document: DraftDocument,
  clock: StoryClock,
  { rejected = 0.14, cancelled = 0.07 }: Chances = {},
): Answer {
  const { random } = teller;
  const isCancelled = chance(random, cancelled);
  if (isCancelled && chance(random, 0.5)) {
    if (!clock.pass(0, 3)) return "unanswered";
    cancelByCustomer(teller, document, clock);
    return "cancelled";
  }
  if (!takeIntoProcessing(teller, document, clock)) return "unanswered";
  if (isCancelled) {
    if (!clock.pass(0, 3)) return "unanswered";
    cancelByCustomer(teller, document, clock);
    return "cancelled";
  }
  if (chance(random, rejected)) {
    if (!clock.pass(0, 5)) return "unanswered";
    supplierActs(document, clock, { action: "reject", fields: rejectionOf(random) });
    return "rejected";
  }
  if (chance(random, 0.2)) {
    if (!clock.pass(0, 2)) return "unanswered";
    supplierActs(document, clock, {
      action: "editAnswer",
      fields: makeFirstNote(random, document),
    });
  }
  if (!clock.pass(0, 6)) return "unanswered";
  supplierActs(document, clock, { action: "signReady", fields: makeEstimate(random, document, clock.date()) });
  return "answered";
}
