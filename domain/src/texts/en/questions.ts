import type { QuestionState } from "../../documents/question-states.ts";
import type { Side } from "../../documents/sides.ts";
import type { WaitReason } from "../../documents/waits.ts";

const states: Record<QuestionState, string> = {
  open: "Waiting for an answer",
  answered: "Answered",
  withdrawn: "Withdrawn",
  lapsed: "Lapsed, the document has ended",
};

/** By whom it waits for: to that side itself, and to the other. */
const waits: Record<WaitReason, { mine: string; theirs: Record<Side, string> }> = {
  returned: {
    mine: "Returned to you for completion",
    theirs: {
      subscriber: "Waiting for the subscriber to complete the details",
      supplier: "Waiting for the supplier to complete the details",
    },
  },
  question: {
    mine: "A question is waiting for your answer",
    theirs: {
      subscriber: "Waiting for the subscriber’s answer to a question",
      supplier: "Waiting for the supplier’s answer to a question",
    },
  },
  cancelRequest: {
    mine: "The subscriber requests cancellation",
    theirs: {
      subscriber: "The cancellation request is waiting for the subscriber",
      supplier: "The cancellation request is waiting for the supplier’s answer",
    },
  },
  cancelCharge: {
    mine: "A cancellation charge is waiting for your acceptance",
    theirs: {
      subscriber: "Waiting for the subscriber to accept the cancellation charge",
      supplier: "Waiting for the supplier to accept the cancellation charge",
    },
  },
  amendRequest: {
    mine: "The subscriber requests a change",
    theirs: {
      subscriber: "The change request is waiting for the subscriber",
      supplier: "The change request is waiting for the supplier’s answer",
    },
  },
  amendCharge: {
    mine: "A charge for the change is waiting for your acceptance",
    theirs: {
      subscriber: "Waiting for the subscriber to accept the charge for the change",
      supplier: "Waiting for the supplier to accept the charge for the change",
    },
  },
  repair: {
    mine: "Did the repair help?",
    theirs: {
      subscriber: "Waiting for the subscriber to accept the repair or reopen the report",
      supplier: "Waiting for the supplier to accept the repair",
    },
  },
};

/** Questions between the parties of a document, and what a document waits for. */
export const questions = {
  title: "Questions",
  empty: "No questions",
  states,
  waits,
  since: (when: string) => `Waiting since ${when}`,
  by: (day: string) => `Answer by ${day}`,
  untilRepair: (day: string) => `The repair can be accepted or the report reopened until ${day}.`,
  asked: (name: string, when: string) => `${name}, ${when}`,
  answer: "Answer",
  correctable: (fields: string) => `The subscriber may correct when answering: ${fields}`,
  corrected: "Correct these details too, if they are wrong",
  mine: "Waiting for you",
};
