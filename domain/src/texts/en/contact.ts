import type { ContactField, ContactKind } from "../../contact/contact-request.ts";
import type { InboxKind } from "../../contact/feedback.ts";

const kinds: Record<InboxKind, string> = {
  credentials: "Account request",
  contact: "Contact request",
  feedback: "Feedback",
};

const fields: Record<ContactField, string> = {
  name: "Name",
  organizationName: "Organisation",
  businessId: "Business ID",
  emailAddress: "Email address",
  phoneNumber: "Phone number",
  message: "Message",
};

/** Credentials ordered and contacts taken without a login. */
export const contact = {
  title: "Request an account or contact us",
  lead: "We reply within two working days by email or phone.",
  kindLabel: "What is it about?",
  kinds,
  kindHelp: {
    credentials:
      "The first accounts are given by the portal administrator. If your organisation already uses Runko, your own administrator adds new users.",
    contact: "Ask about using, joining or invoicing. Faults are reported in the portal by a fault report.",
  } satisfies Record<ContactKind, string>,
  fields,
  messageHelp: {
    credentials: "Tell whether your organisation orders or supplies services, and how many users are needed.",
    contact: "",
  } satisfies Record<ContactKind, string>,
  businessIdHelp: "For example 1234567-1",
  trap: "Leave this field empty",
  privacy: "We use the details only to handle your request.",
  submit: "Send request",
  submitting: "Sending",
  doneTitle: "Thank you, your request has been received",
  done: (email: string) => `We reply to ${email} within two working days.`,
  another: "Send another request",

  mailSubject: (kind: InboxKind) => `Runko: ${kinds[kind].toLowerCase()}`,
  mailText: (kind: InboxKind, lines: readonly string[], link: string) =>
    [`${kinds[kind]} from the form of the portal.`, "", ...lines, "", `Mark as handled: ${link}`, "", "Runko", ""].join(
      "\n",
    ),
};
