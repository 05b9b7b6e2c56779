import type { RecipientKind } from "../../organizations/event-messages.ts";
import { enumerations } from "./enumerations.ts";

const kinds: Record<RecipientKind, string> = {
  emailAddresses: "Email addresses",
  phoneNumbers: "Phone numbers",
};

/** Who is notified of what happens to an organization's documents (D-19). */
export const controlEventMessages = {
  kinds,
  title: "Recipients of event messages",
  /** The label of one list, of a type. */
  listOf: (type: keyof typeof enumerations.messageType, kind: RecipientKind) =>
    `${enumerations.messageType[type]}, ${kinds[kind].toLowerCase()}`,
  whatIsSent: "An email is sent to each address when the other party makes or handles a document of this type.",
  phonesKept: "Phone numbers are for information only: no messages are sent to them.",
  toAllTitle: "All document types",
  toAll: "Email address for all types",
  toAllHelp: "The address is added to each type that does not yet have it",
  addToAll: "Add to all types",
  help: "Add one at a time",
  noRecipients: "No recipients",
  saved: "Recipients saved",
};
