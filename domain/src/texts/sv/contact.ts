import type { ContactField, ContactKind } from "../../contact/contact-request.ts";
import type { InboxKind } from "../../contact/feedback.ts";

const kinds: Record<InboxKind, string> = {
  credentials: "Beställning av konto",
  contact: "Kontaktförfrågan",
  feedback: "Respons",
};

const fields: Record<ContactField, string> = {
  name: "Namn",
  organizationName: "Organisation",
  businessId: "FO-nummer",
  emailAddress: "E-postadress",
  phoneNumber: "Telefonnummer",
  message: "Meddelande",
};

/** Credentials ordered and contacts taken without a login. */
export const contact = {
  title: "Beställ konto eller ta kontakt",
  lead: "Vi svarar inom två arbetsdagar per e-post eller telefon.",
  kindLabel: "Vad gäller saken?",
  kinds,
  kindHelp: {
    credentials:
      "De första kontona ges av portalens huvudanvändare. Om din organisation redan använder Runko lägger er egen administratör till nya användare.",
    contact:
      "Fråga om användningen, om att ansluta sig eller om faktureringen. Fel anmäls i portalen med en felanmälan.",
  } satisfies Record<ContactKind, string>,
  fields,
  messageHelp: {
    credentials: "Berätta om din organisation beställer eller levererar tjänster och hur många användare som behövs.",
    contact: "",
  } satisfies Record<ContactKind, string>,
  businessIdHelp: "Till exempel 1234567-1",
  trap: "Lämna det här fältet tomt",
  privacy: "Vi använder uppgifterna endast för att sköta ditt ärende.",
  submit: "Skicka",
  submitting: "Skickar",
  doneTitle: "Tack, vi har tagit emot ditt meddelande",
  done: (email: string) => `Vi svarar till ${email} inom två arbetsdagar.`,
  another: "Skicka ett till",

  mailSubject: (kind: InboxKind) => `Runko: ${kinds[kind].toLowerCase()}`,
  mailText: (kind: InboxKind, lines: readonly string[], link: string) =>
    [
      `${kinds[kind]} från portalens formulär.`,
      "",
      ...lines,
      "",
      `Markera som behandlad: ${link}`,
      "",
      "Runko",
      "",
    ].join("\n"),
};
