import type { DateChangeKind } from "../../documents/agreed-date.ts";
import type { DocumentType } from "../../enumerations/document-types.ts";
import { formats } from "./formats.ts";

type Told = { from: string | null; to: string | null };

const day = (date: string | null) => (date === null ? "–" : formats.date(date));
const fromTo = ({ from, to }: Told) => `${day(from)} → ${day(to)}`;

/** One line of the history of the day that is agreed. */
const changes: Record<DateChangeKind, (told: Told) => string> = {
  supplierMoved: (told) => `The supplier moved the date: ${fromTo(told)}`,
  delayed: (told) => {
    if (told.to === null) return "The supplier reported a delay; the new date is not yet known";
    if (told.to === told.from) return `The supplier reported that ${day(told.to)} holds after all`;
    return `The supplier reported a delay: ${fromTo(told)}`;
  },
  proposed: ({ to }) => `The subscriber proposed ${day(to)}`,
  refused: ({ to }) => `The supplier declined the proposed date ${day(to)}`,
  agreed: (told) =>
    told.from === told.to
      ? `The subscriber accepted ${day(told.to)}`
      : `The supplier accepted the proposal: ${fromTo(told)}`,
  subscriberAsked: (told) => `The supplier accepted the subscriber’s wish: ${fromTo(told)}`,
};

/** The day of delivery that the parties agree on. */
export const deliveryDates = {
  section: (type: DocumentType) =>
    type === "CancelOrder" ? "History of the termination date" : "History of the delivery date",
  committed: (type: DocumentType) =>
    type === "CancelOrder" ? "Committed termination date" : "Committed delivery date",
  committedHelp: "The date confirmed first. Moves by the supplier do not change it; the subscriber’s own wish does.",
  proposed: "Proposed date",
  reason: "Reason for delay",
  changes,
  reasonUnknown: "No reason recorded",
  move: {
    help: "You are moving the confirmed date. The subscriber sees the reason and the explanation and can propose another date.",
    reason: "Reason for the move",
    text: "Explanation to the subscriber",
  },
  moved: {
    title: (type: DocumentType) =>
      `The supplier has moved the ${type === "CancelOrder" ? "termination" : "delivery"} date`,
    told: (told: Told, reason: string) => `${fromTo(told)}. ${reason}`,
  },
  held: "Delayed, the new date is not yet known",
  pass: {
    title: (document: string) => `Your supplier reported a delay: ${document}`,
    /** What goes along, and what does not. */
    told: (to: string | null, reason: string) =>
      `Your subscriber is told the reason (${reason.toLowerCase()}) and ${to === null ? "that the new date is not yet known" : `the new date ${formats.date(to)}`}. Your supplier’s words are not passed on.`,
    button: "Tell the subscriber too",
    words: (reason: string) => `The delivery is delayed. Reason: ${reason.toLowerCase()}.`,
  },
  waiting: {
    mine: (date: string) => `The subscriber proposes ${formats.date(date)}`,
    theirs: (date: string) => `You proposed ${formats.date(date)}. The supplier has not answered yet.`,
    now: (date: string) => `Confirmed now: ${formats.date(date)}.`,
  },
  accept: (date: string) => `The date is confirmed as ${formats.date(date)}. The subscriber is notified.`,
  along: {
    choice: "Move the confirmed date of the original too",
    help: (told: Told) => `${fromTo(told)}. Without this the date of the original stays as it is.`,
    own: "Write the reason for your own subscriber. Do not mention your supplier.",
  },
};
