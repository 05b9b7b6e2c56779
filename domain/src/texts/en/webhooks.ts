import type { HeardRole, WebhookFields, WebhookFormat } from "../../webhooks/check-webhook.ts";
import type { AttemptError } from "../../webhooks/delivery-schedule.ts";

const fields: Record<keyof WebhookFields | "off", string> = {
  name: "Name",
  url: "Address",
  role: "Seen as",
  types: "Tells of",
  excludeOwn: "Leave out one's own",
  format: "What is sent",
  off: "Off",
};

const roles: Record<HeardRole, string> = {
  SUBSCRIBER: "As subscriber",
  SUPPLIER: "As supplier",
  BOTH: "On either side",
};

const formats: Record<WebhookFormat, string> = {
  thin: "Reference to the document",
  full: "Whole document",
  tmf: "TM Forum",
};

const errors: Record<AttemptError, string> = {
  DNS: "the name is not found",
  CONNECT: "no connection",
  TLS: "the certificate is not valid",
  TIMEOUT: "time ran out",
  BLOCKED_ADDRESS: "the address is not allowed",
  SECRET: "the secret must be made anew",
  MESSAGE: "the message could not be written, a fault of the portal",
};

/** Where an organization's systems are told of events: a part of the tab of its API. */
export const webhooks = {
  fields,
  roles,
  formats,
  hubApi: "TM Forum API",
  hubQuery: "Restricted to",
  errors,
  title: "Webhooks",
  what: "A webhook tells the organisation's own system at once when a document changes. The message is signed (Standard Webhooks) and tells which document changed: the system fetches the rest from the API, or the webhook sends the whole document. A hub of the TM Forum API, made by an API client, tells the whole resource with its people and messages.",
  none: "There are no webhooks",
  add: "Add a webhook",
  edit: "Edit",
  editWhich: (name: string) => `Edit: ${name}`,
  added: (name: string) => `Webhook ${name} added`,
  saved: (name: string) => `Webhook ${name} saved`,
  urlHelp: "Begins with https://. The address must be public",
  fullHelp: "The whole document has its contact persons and texts as they are when the message is sent",
  excludeOwnHelp: "Only what the other party and the portal do is told",
  offHelp: "Nothing is sent",
  all: "All documents",

  on: "On",
  failingNow: "Does not answer",
  offReasons: { admin: "Off", gone: "Off: the receiver has ended", failing: "Off: no answer for five days" },
  failingSince: (when: string) => `Every attempt has failed since ${when}`,
  paused: (when: string) => `The receiver asked for a pause: goes on ${when}`,
  waiting: "Waiting",
  failed: "Given up",
  open: "Deliveries",
  openWhich: (name: string) => `Deliveries: ${name}`,
  back: "All webhooks",

  turnOn: "Turn on",
  turnOnTitle: "Turn the webhook on?",
  turnOnText: "Is what happened meanwhile to be sent too (at most 30 days)?",
  missed: { send: "Send what was missed too", skip: "Begin from now" },
  turnedOn: "The webhook is on",

  test: "Send a test",
  tested: (status: number, ms: number) => `Answer ${status}, ${ms} ms`,
  testFailed: (why: string) => `No answer: ${why}`,

  newSecret: "New secret",
  newSecretTitle: "Make a new secret?",
  newSecretText:
    "For 24 hours messages are signed with both secrets. Change to the new one in the system in that time.",
  makeSecret: "Make a new secret",
  secretMade: "Secret made",
  secretOnce: "Copy the secret now: it is not shown again. By it the system checks that a message is the portal's.",
  copySecret: "Copy the secret",
  formerUntil: (when: string) => `The secret before holds until ${when}`,

  remove: "Delete",
  removeTitle: "Delete the webhook?",
  removeText: (name: string) => `Webhook ${name} and its deliveries are deleted. This cannot be undone.`,
  removed: "Webhook deleted",

  deliveries: "Deliveries",
  noDeliveries: "No deliveries in the last 30 days",
  columns: {
    event: "Event",
    type: "Type",
    at: "When",
    state: "State",
    attempts: "Attempts",
    next: "Next attempt",
  },
  states: { waiting: "Waiting", delivered: "Delivered", failed: "Given up" },
  onlyFailed: "Only those given up",
  resend: "Send again",
  resendWhich: (type: string, id: number) => `Send again: ${type}, ${id}`,
  resent: "Being sent again",
  resendAll: "Send those given up again",
  resendAllTitle: "Send those given up again?",
  resendAllText: "All deliveries that were given up in 30 days are sent again under the same ids.",
  resentAll: (count: number) => `${count} deliveries are sent again`,
};
