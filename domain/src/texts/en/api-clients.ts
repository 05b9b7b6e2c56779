import type { ApiScope } from "../../api-clients/api-scopes.ts";
import type { OldTokenEnd, TokenState } from "../../api-clients/api-tokens.ts";

const scopes: Record<ApiScope, string> = {
  "documents:read": "Reads documents and connections",
  "availability:write": "Makes and changes availability requests",
  "inquiries:write": "Makes and changes inquiries",
  "orders:write": "Makes and changes orders, change orders and cancel orders",
  "faults:write": "Makes and changes fault notices",
  "answers:write": "Handles received documents as the supplier",
  "messages:write": "Writes messages",
  "files:read": "Reads attachments",
  "files:write": "Adds and deletes attachments",
  "catalogue:read": "Reads suppliers’ products and availability",
  "catalogue:write": "Keeps products and NNI identifiers",
  "reports:read": "Reads reports",
  "webhooks:manage": "Listens to events in the TM Forum API (hub), with texts and contact persons",
};

const ends: Record<OldTokenEnd, string> = { now: "At once", day: "In a day", week: "In a week" };

const states: Record<TokenState, string> = { live: "Valid", expired: "Expired", revoked: "Revoked" };

/** The machines of an organization and their tokens: the tab of the control area, and the name of a machine in logs. */
export const apiClients = {
  scopes,
  ends,
  states,
  /** Before the name of a machine, wherever a person's first name stands. */
  machine: "System:",

  clients: "API clients",
  what: "An API client is a system of the organization’s own that uses the portal’s API with a token. It does only what you allow, and nobody can log in to the portal with it.",
  none: "There are no API clients",
  add: "Add API client",
  edit: "Edit",
  editWhich: (name: string) => `Edit: ${name}`,
  added: (name: string) => `API client ${name} added`,
  saved: (name: string) => `API client ${name} saved`,
  disabledNow: "Out of use",
  fields: {
    name: "Name",
    scopes: "What it may do",
    networks: "Allowed networks",
    disabled: "Out of use",
  },
  nameHelp: "Stands in the log as the name of a system, for the other party too",
  networksHelp: "One a line, for example 192.0.2.0/24. Empty: from anywhere",
  disabledHelp: "None of its tokens is accepted",
  anywhere: "From anywhere",
  expiresAt: "Valid until",

  tokens: "Tokens",
  noTokens: "There are no tokens",
  newToken: "New token",
  newTokenWhich: (name: string) => `New token: ${name}`,
  days: "Validity",
  daysOf: (days: number) => `${days} days`,
  oldEnds: "The present token ends",
  oldEndsHelp: "Meanwhile the system can turn to the new one. A token still older ends at once.",
  make: "Make token",
  made: "Token made",
  onceOnly: "Copy the token now: it is not shown again. Keep it as you keep a password.",
  copy: "Copy the token",
  until: (date: string) => `until ${date}`,
  usedAt: (when: string, address: string) => `used ${when} from ${address}`,
  unused: "not used",
  revoke: "Revoke",
  revokeWhich: (token: string) => `Revoke token ${token}`,
  revokeTitle: "Revoke the token?",
  revokeText: (token: string, client: string) =>
    `The system ${client} can no longer enter the portal with the token ${token}. This cannot be undone.`,
  revoked: "Token revoked",
};
