import type { DocumentType } from "../../enumerations/document-types.ts";
import type { MailConsent } from "../../notifications/mail-consents.ts";
import { documents } from "./documents.ts";

const states: Record<MailConsent, string> = {
  waiting: "Väntar på bekräftelse",
  agreed: "Bekräftad",
  declined: "Avböjd",
};

/** Nothing that anybody wrote stands in it but the name of the organization. */
const mail = {
  subject: (organization: string) => `Runko: ${organization} ber om bekräftelse`,
  title: "Vill du ha aviseringar per e-post?",
  follow: (organization: string, type: DocumentType, eventId: number) =>
    `${organization} ber dig följa ett ärende i Runko-portalen: ${documents.types[type].one.toLowerCase()} TID ${eventId}. Bekräfta om du vill ha aviseringar om organisationens ärenden till den här adressen.`,
  receive: (organization: string) =>
    `${organization} har lagt till din adress som mottagare av sina ärendemeddelanden i Runko-portalen. Bekräfta om du vill ha meddelandena till den här adressen.`,
  nothingYet: "Inga uppgifter om ärenden skickas till den här adressen före bekräftelsen.",
  answer: "Bekräfta eller avböj",
  otherwise: "Om du inte känner igen begäran eller inte vill ha meddelanden behöver du inte göra något.",
};

/** Addresses outside an organization confirm its mails before they get any. */
export const mailConsents = {
  mail,
  states,
  notAsked: "Ingen bekräftelse har begärts ännu",
  askedAt: (when: string) => `begärd ${when}`,
  ask: "Begär bekräftelse på nytt",
  askFirst: "Begär bekräftelse",
  askWhich: (ask: string, address: string) => `${ask}: ${address}`,
  asked: "Begäran om bekräftelse skickad",
  followersHelp:
    "Ärendets uppgifter skickas till adressen först när den har bekräftats via länken i ett e-postmeddelande.",
  recipientsTitle: "Bekräftelser av adresser",
  recipientsHelp:
    "Adresser till organisationens egna användare behöver inte bekräftas. Till andra skickas ärendemeddelanden först när adressen har bekräftats via länken i ett e-postmeddelande.",

  title: "Bekräfta aviseringar per e-post",
  text: "Vill du till den här adressen ha aviseringar per e-post om ärenden hos den organisation som bad om bekräftelsen? Du kan ändra ditt svar senare via samma länk.",
  agree: "Jag vill ha aviseringar",
  decline: "Jag vill inte ha aviseringar",
  agreed: "Du får aviseringar per e-post från och med nästa ändring.",
  declined: "Inga aviseringar skickas till dig, och organisationen kan inte fråga detta på nytt.",
  linkInvalid: "Länken gäller inte. Öppna den i sin helhet från e-postmeddelandet.",
  failed: "Svaret kunde inte sparas. Försök igen om en stund.",
};
