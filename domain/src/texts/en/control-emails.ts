import type { RecipientKind, RecipientState } from "../../mass-mails/mass-mail.ts";

const kinds: Record<RecipientKind, string> = {
  subscriber: "Subscribers",
  supplier: "Suppliers",
  backboneOperator: "Backbone operators",
  publicSupplier: "Public suppliers",
};
const states: Record<RecipientState, string> = {
  waiting: "Waiting to be sent",
  sent: "Sent",
  failed: "Not delivered",
  stopped: "Stopped",
};

const people = (count: number) => (count === 1 ? "1 recipient" : `${count} recipients`);

/** Mass e-mails of the product admin. */
export const controlEmails = {
  title: "Mass emails",
  newTitle: "New mass email",
  toList: "Mass emails",
  row: (subject: string) => `Mass email ${subject}`,
  empty: "No mass emails have been sent",
  emptyFiltered: "No mass emails match the search",
  search: "Search mass emails",
  searchHelp: "Subject",
  columns: {
    subject: "Subject",
    createdAt: "Sent",
    createdBy: "Sender",
    recipients: "Recipients",
    state: "State",
  },
  unknownUser: "deleted user",

  recipients: "Recipients",
  recipientsHelp:
    "Choose everybody, or narrow by criteria: the message goes to everyone who has a role in an organisation that meets them. An empty criterion does not narrow. Everyone gets a message of their own, and nobody sees the addresses of the others.",
  roles: "Role in organisation",
  organizationKinds: "Type of organisation",
  eventTypes: "Document types of organisation",
  eventTypesHelp: "The organisation can make or take in some of these",
  organizations: "Organisations",
  addOrganization: "Add organisation",
  addOrganizationHelp: "Type the beginning of the name",
  noMoreOrganizations: "No other organisations",
  counting: "Counting recipients…",
  count: (count: number) => (count === 0 ? "No recipients match the criteria" : people(count)),
  everybody: "All users who have a role in some organisation",
  chooseEverybody: "Choose all users",
  nobody: "No recipients chosen",
  nobodyHelp: "Choose all users or at least one criterion.",
  sample: (names: string, more: number) =>
    more === 0 ? names : `${names} and ${more} ${more === 1 ? "other" : "others"}`,
  message: "Message",
  subject: "Subject",
  text: "Text of the message",
  textHelp:
    "Plain text. Paragraphs are separated by an empty line, and addresses become links in the recipient’s program.",
  footer:
    "Runko\nYou received this message because you have an account in the Runko portal. The message cannot be replied to.",

  test: "Send a test to myself",
  testNeeds: "Write a subject and a message first",
  tested: (address: string) => `Test message sent to ${address}`,
  review: "Preview and send",
  reviewTitle: "Send the mass email?",
  reviewCount: (count: number) =>
    `The message goes to ${people(count)}. Sending can be stopped midway, but what has been sent cannot be taken back.`,
  preview: "Preview",
  send: (count: number) => `Send, ${people(count)}`,
  started: "Sending of the mass email has started",

  stop: "Stop sending",
  stopTitle: "Stop sending?",
  stopText:
    "Those to whom the message has not yet been sent will not get it. What has been sent cannot be taken back, and sending cannot be continued.",
  isStopped: "Sending has been stopped",
  stoppedAt: (time: string) => `Sending was stopped ${time}`,
  retry: "Send the failed ones again",
  isRetried: "The failed ones are being sent again",
  progressing: "Sending",
  stopped: (count: number) => `Stopped, not sent to ${people(count)}`,
  retried: (count: number) => `Waiting for a new attempt, ${people(count)}`,

  progress: "State of sending",
  progressOf: (done: number, all: number) => `${done} / ${all} done`,
  finished: "Sending is complete",
  sentCount: "Sent",
  failedCount: "Not delivered",
  waitingCount: "Waiting",
  stoppedCount: "Left without",
  states,
  kinds,
  criteria: "To whom it was sent",
  noLimit: "not narrowed",
  name: "Name",
  emailAddress: "Email address",
  state: "State",
  allStates: "All states",
  at: "Time",
  searchRecipients: "Search recipients",
  searchRecipientsHelp: "Name or address",
  recipientsEmpty: "No recipients found",
  stale: "The message could not be sent in time",
  notFound: "The mass email was not found",
  notFoundHelp: "Mass emails are kept for a year.",
};
