import type { QueueName } from "../../documents/work-queues.ts";

const queues: Record<QueueName, string> = {
  urgent: "Urgent faults",
  late: "Late",
  atRisk: "Due time approaching",
  waitingForUs: "Waiting for an answer or completion",
  proposedDates: "The subscriber proposes another date",
  movedDates: "The supplier has moved the date",
  next: "Next",
  undated: "Without a due time",
  toConfirmCancelled: "Cancellations to acknowledge",
  expiringOffers: "Quotes about to expire",
  answered: "Ready, not processed",
};

/** What each part of a front page is called, and what it says when nothing is left to do. */
export const todaysWork = {
  parts: {
    toDo: { title: "To do now", done: "All done. Nothing is waiting for you." },
    waitsForMe: { title: "Waiting for me", done: "All done. Nothing is waiting for you." },
    supplierLate: { title: "Supplier late", done: "No supplier is late." },
    answered: { title: queues.answered, done: "All ready ones have been processed." },
  },
  queues,
  heading: (name: string, count: string) => `${name} ${count}`,
  more: "Show more",
  moreOf: (name: string) => `Show more: ${name}`,
  open: "Open",
  stepOf: (step: string, document: string) => `${step}: ${document}`,
};
