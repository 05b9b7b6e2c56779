import type { DocumentType } from "../../enumerations/document-types.ts";
import type { Delivery } from "../../notifications/deliveries.ts";
import type { NoticeSubject } from "../../notifications/notice-table.ts";
import type { SubscriptionSubject } from "../../notifications/subscription-notices.ts";
import { documents } from "./documents.ts";

const typeAndNumber = (type: DocumentType, eventId: number) => `${documents.types[type].one} TID ${eventId}`;

/** What follows the type and number of the document. */
const happenings: Record<Exclude<NoticeSubject, "create">, string> = {
  edit: "details changed",
  cancel: "cancelled",
  startProcessing: "processing started",
  returnForCompletion: "returned for completion",
  confirm: "confirmed",
  deliver: "delivery started",
  signReady: "ready",
  reject: "rejected",
  cancelBySupplier: "cancelled by the supplier",
  editAnswer: "supplier’s details changed",
  // Nobody else knows that the answer came from further on (D-9c).
  transferToOriginal: "supplier’s details changed",
  handOver: "moved to another supplier",
  askQuestion: "question",
  answerQuestion: "question answered",
  withdrawQuestion: "question withdrawn",
  questionReminder: "question waiting for an answer",
  requestCancel: "cancellation requested",
  requestAmend: "change requested",
  acceptRequest: "request accepted",
  acceptWithCharge: "request accepted for a charge",
  refuseRequest: "request refused",
  acceptCharge: "charge accepted",
  withdrawRequest: "request withdrawn",
  lapseRequest: "request lapsed",
  dateMoved: "confirmed date moved",
  reportJeopardy: "delivery at risk of delay",
  acceptRepair: "repair accepted",
  reopenFault: "reopened",
  acceptDate: "new date accepted",
  proposeDate: "subscriber proposes another date",
  acceptProposedDate: "proposed date accepted",
  refuseProposedDate: "proposed date not accepted",
  assign: "given to you to handle",
  addFile: "attachment added",
  deleteFile: "attachment deleted",
  message: "new message",
  originalEdited: "original document changed",
  originalCancelled: "original document cancelled",
  clockAtRisk: "due time approaching",
  clockLate: "due time has passed",
};

const tasks: Partial<Record<NoticeSubject, string>> = {
  create: "Start processing the document.",
  cancel: "Acknowledge the cancellation.",
  returnForCompletion: "Complete the details and save the changes.",
  reject: "Acknowledge the cancellation.",
  cancelBySupplier: "Acknowledge the cancellation.",
  askQuestion: "Answer the question.",
  answerQuestion: "Read the answer.",
  questionReminder: "Answer the question.",
  requestCancel: "Accept or refuse the request.",
  requestAmend: "Accept or refuse the request.",
  acceptWithCharge: "Accept the charge or withdraw the request.",
  dateMoved: "Accept the new date or propose another one.",
  reportJeopardy: "Read why the delivery is delayed, and propose another date if necessary.",
  reopenFault: "Read what is still wrong, and continue the repair.",
  proposeDate: "Accept or decline the proposed date.",
  assign: "Continue from where the document was left.",
  message: "Read the message and reply if necessary.",
  originalEdited: "Check whether the change affects what you have forwarded.",
  originalCancelled: "Check whether what you have forwarded should be cancelled too.",
  clockAtRisk: "Check whether the document will be done in time.",
};

const deliveries: Record<Delivery, string> = {
  atOnce: "At once",
  daily: "Once a day",
  none: "No email",
};

const subscriptionHeadlines: Record<SubscriptionSubject, string> = {
  subscriptionRequested: "A subscription is requested",
  subscriptionWidened: "An addition to a subscription is requested",
  subscriptionApproved: "Subscription approved",
  subscriptionRefused: "Addition to the subscription refused",
  subscriptionEnded: "Subscription ended",
};

/** Notices of what happens to documents, in mails and behind the bell. */
export const notices = {
  /** The same for every mail of a document, so that they stand together in the mailbox. */
  gathered: (type: DocumentType, count: number) => `${documents.types[type].many}: ${count} new`,
  mailSubject: (type: DocumentType, eventId: number, counterparty: string) =>
    `${typeAndNumber(type, eventId)} (${counterparty})`,
  headline: (subject: NoticeSubject, type: DocumentType, eventId: number) =>
    subject === "create"
      ? `New ${documents.types[type].one.toLowerCase()} TID ${eventId}`
      : `${typeAndNumber(type, eventId)}: ${happenings[subject]}`,
  document: (type: DocumentType, eventId: number, counterparty: string) =>
    `${typeAndNumber(type, eventId)} (${counterparty})`,
  happening: (subject: NoticeSubject) => (subject === "create" ? "sent" : happenings[subject]),
  taskOf: (subject: NoticeSubject) => tasks[subject] ?? "Open the document.",
  portal: "Portal administrator",
  itself: "Portal",
  urgent: "Urgent",
  deliveries,
  subscriptionHeadlines,
  subscriptionMail: {
    types: "Document types:",
    task: "Accept or refuse the request.",
    open: "Open the subscription in the portal",
    why: (organization: string) => `You received this message because you are an administrator of ${organization}.`,
  },

  mail: {
    urgentMark: "URGENT",
    by: (organization: string, time: string) => `${organization}, ${time}`,
    task: (task: string) => `To do: ${task}`,
    open: "Open the document in the portal",
    firstOfMany: "The first of them:",
    openWithLogin: "Open the document in the portal (requires an account)",
    stopOfType: "Stop emails about this document type",
    stopOfCase: "Stop emails about this case",
    ofOrganization: (organization: string) =>
      `You received this message because ${organization} has chosen your address to receive its event messages. The recipients are changed by the organisation’s administrator.`,
    ofMaker:
      "You received this message because you made the document. You can change your notifications in the portal: user menu, Notification settings.",
    ofHandler:
      "You received this message because you are handling the document. You can change your notifications in the portal: user menu, Notification settings.",
    ofWatcher:
      "You received this message because you watch the document. Stop watching on the page of the document, or change your notifications in the portal: user menu, Notification settings.",
    ofFollowers: (organization: string) =>
      `You received this message because ${organization} has named you a follower of the document.`,
  },
  digest: {
    subject: (amount: number) => (amount === 1 ? "Runko: 1 notification" : `Runko: ${amount} notifications`),
    title: "Notifications of the day",
    stop: "Stop the daily digest",
    more: (amount: number) =>
      amount === 1 ? "and 1 more notification in the portal" : `and ${amount} more notifications in the portal`,
    why: "You received this digest because you chose notifications once a day. You can change your choice in the portal: user menu, Notification settings.",
  },
};
