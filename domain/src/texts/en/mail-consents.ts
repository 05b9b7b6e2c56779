import type { DocumentType } from "../../enumerations/document-types.ts";
import type { MailConsent } from "../../notifications/mail-consents.ts";
import { documents } from "./documents.ts";

const states: Record<MailConsent, string> = {
  waiting: "Waiting for confirmation",
  agreed: "Confirmed",
  declined: "Declined",
};

/** Nothing that anybody wrote stands in it but the name of the organization. */
const mail = {
  subject: (organization: string) => `Runko: ${organization} asks for confirmation`,
  title: "Do you want email notifications?",
  follow: (organization: string, type: DocumentType, eventId: number) =>
    `${organization} asks you to follow a document in the Runko portal: ${documents.types[type].one.toLowerCase()} TID ${eventId}. Confirm if you want notifications of the organisation’s documents at this address.`,
  receive: (organization: string) =>
    `${organization} has added your address to receive its event messages in the Runko portal. Confirm if you want the messages at this address.`,
  nothingYet: "No details of documents are sent to this address before confirmation.",
  answer: "Confirm or decline",
  otherwise: "If you do not recognise the request or do not want the messages, you need not do anything.",
};

/** Addresses outside an organization confirm its mails before they get any. */
export const mailConsents = {
  mail,
  states,
  notAsked: "No confirmation has been requested yet",
  askedAt: (when: string) => `requested ${when}`,
  ask: "Request confirmation again",
  askFirst: "Request confirmation",
  askWhich: (ask: string, address: string) => `${ask}: ${address}`,
  asked: "Request for confirmation sent",
  followersHelp:
    "Details of the document are sent to the address only after it has been confirmed by the link in the email.",
  recipientsTitle: "Confirmations of addresses",
  recipientsHelp:
    "Addresses of the organisation’s own users need no confirmation. Event messages are sent to others only after the address has been confirmed by the link in the email.",

  title: "Confirm email notifications",
  text: "Do you want email notifications at this address of the documents of the organisation that asked for confirmation? You can change your answer later by the same link.",
  agree: "I want the notifications",
  decline: "I do not want the notifications",
  agreed: "You get email notifications from the next change on.",
  declined: "No notifications are sent to you, and the organisation cannot ask again.",
  linkInvalid: "The link is not valid. Open it in full from the email.",
  failed: "The answer could not be saved. Try again in a moment.",
};
