import { chargeDays } from "../../documents/request-states.ts";
import type { ActionInputWords } from "../any-language/action-input-words.ts";
import { enumerations } from "./enumerations.ts";
import { requests } from "./requests.ts";

/** What an action takes of its own, as its dialog names it. */
const inputs: ActionInputWords["inputs"] = {
  date: { label: "Date" },
  delayReason: { label: "Reason", options: enumerations.delayReason },
  text: { label: "Text" },
  answerBy: { label: "Answer by" },
  correctable: {
    label: "Details that the subscriber may correct when answering",
    help: "Optional. The address and the product cannot be changed during processing.",
  },
  fees: { label: "Copy the fees too" },
  cancelReason: { label: "Reason for cancellation" },
  charge: { label: "Charge in total", help: "The subscriber accepts the charge before the request takes effect." },
  refusalCode: { label: "Reason for refusal", options: requests.refusals },
  handlerId: { label: "Handler" },
};

const dialogs: ActionInputWords["dialogs"] = {
  assign: {
    title: "Change handler",
    text: "The new handler is notified. The counterparty is not notified, and the state of the document does not change.",
  },
  askQuestion: {
    title: "Ask the counterparty",
    text: "The document waits for an answer, and its state stays the same.",
    inputs: { text: { label: "Question" } },
  },
  answerQuestion: {
    title: "Answer question",
    text: "The answer is sent to the one who asked, and the document no longer waits for it.",
    inputs: { text: { label: "Answer" } },
  },
  requestCancel: {
    title: "Request cancellation",
    text: "The supplier accepts the request, accepts it for a charge or refuses it. The delivery goes on until the request has been accepted.",
  },
  requestAmend: {
    title: "Request change",
    text: "The supplier accepts the request, accepts it for a charge or refuses it. The details stay as they are until the request has been accepted.",
    inputs: { text: { label: "Explanation" } },
  },
  acceptRequest: {
    title: "Accept cancellation request",
    text: "The document is cancelled at once and free of charge, and cannot be restored. The subscriber is notified.",
    inputs: { text: { label: "More information for the subscriber" } },
  },
  acceptWithCharge: {
    title: "Accept cancellation request for a charge",
    text: `The document is cancelled when the subscriber accepts the charge. The subscriber has ${chargeDays} days to do so; otherwise the request lapses and the delivery goes on.`,
    inputs: { text: { label: "What the charge consists of" } },
  },
  refuseRequest: {
    title: "Refuse cancellation request",
    text: "The delivery goes on as before. The subscriber is notified of the refusal and its reason.",
    inputs: { text: { label: "Explanation", help: "Required if the reason is other." } },
  },
  acceptCharge: {
    title: "Accept cancellation charge",
    text: "You commit yourself to paying the charge, and the document is cancelled at once. It cannot be restored.",
    inputs: { text: { label: "More information for the supplier", help: "For example a reference for the invoice." } },
  },
  proposeDate: {
    title: "Propose another date",
    text: "The confirmed date stands until the supplier accepts your proposal.",
    inputs: { date: { label: "Proposed date" }, text: { label: "Explanation" } },
  },
  reportJeopardy: {
    title: "Report risk of delay",
    text: "The subscriber is told at once. If the new date is not yet known, leave it empty and tell it when it is.",
    inputs: {
      date: {
        label: "New date",
        help: "Empty means: not yet known. If the confirmed date holds after all, give it. No reason is needed then.",
      },
      text: { label: "Explanation to the subscriber" },
    },
  },
  refuseProposedDate: {
    title: "Decline proposed date",
    text: "The confirmed date stands. The subscriber is notified and given your explanation.",
    inputs: { text: { label: "Explanation" } },
  },
};

/** What actions ask in a dialog of their own. */
export const actionInputs = { inputs, dialogs };
