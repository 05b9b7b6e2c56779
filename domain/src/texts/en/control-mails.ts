import { keptDays } from "../../operations/kept-days.ts";
import type { MailState, WithheldReason } from "../../operations/outbox-topics.ts";

const states: Record<MailState, string> = {
  waiting: "Waiting to be sent",
  sent: "Sent",
  dead: "Sending failed",
};

const withheld: Record<WithheldReason, string> = {
  mailed: "The message has a link by which the password can be changed. It is not shown.",
  over: "The link has been used or its time is over. The user can request a new one on the login page.",
  nobody: "The address belongs to no user, so there is no link.",
};

/** The outbox as the product admin reads it. */
export const controlMails = {
  title: "Outgoing mail",
  states,
  kept: `No mail server is set (SMTP_URL), so messages are not sent. They can be read here for ${keptDays.mails} days.`,
  created: "Created",
  to: "Recipient",
  subject: "Subject",
  state: "State",
  attempts: "Attempts",
  allStates: "All states",
  search: "Search outgoing mail",
  searchHelp: "Recipient or subject",
  empty: `No emails have been made in the last ${keptDays.mails} days`,
  emptyFiltered: "No emails match the search",
  overThousand: "More than 1 000 messages. You see the latest; narrow the search to see older ones.",
  nextTry: (time: string) => `Next attempt ${time}`,
  sentAt: (time: string) => `Sent ${time}`,
  givenUpAt: (time: string) => `Given up ${time}`,
  serverSaid: (error: string) => `Answer of the server: ${error}`,
  stale: "The message was not tried for five days, so it has expired.",
  noSubject: "(made when sent)",
  read: "Read",
  readWhich: (subject: string, to: string) => `Read message: ${subject}, ${to}`,
  resend: "Send again",
  resendWhich: (subject: string, to: string) => `Send again: ${subject}, ${to}`,
  resent: "The message was queued to be sent again",
  withheld,
  linkHelp:
    "Give the link only to the person whose address is above: it gives access to their account. The log shows that you read the link.",
  noText: "The message has no content yet: it is made when sent.",
  content: "Content of the message",
  actions: "Actions",
};
