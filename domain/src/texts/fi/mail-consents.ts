import type { DocumentType } from "../../enumerations/document-types.ts";
import type { MailConsent } from "../../notifications/mail-consents.ts";
import { documents } from "./documents.ts";

const states: Record<MailConsent, string> = {
  waiting: "Odottaa vahvistusta",
  agreed: "Vahvistettu",
  declined: "Kieltäytynyt",
};

/** Nothing that anybody wrote stands in it but the name of the organization. */
const mail = {
  subject: (organization: string) => `Runko: ${organization} pyytää vahvistusta`,
  title: "Haluatko sähköposti-ilmoituksia?",
  follow: (organization: string, type: DocumentType, eventId: number) =>
    `${organization} pyytää sinua seuraamaan Runko-portaalissa tapahtumaa: ${documents.types[type].one.toLowerCase()} TID ${eventId}. Vahvista, jos haluat organisaation tapahtumien ilmoitukset tähän osoitteeseen.`,
  receive: (organization: string) =>
    `${organization} on lisännyt osoitteesi tapahtumaviestiensä vastaanottajaksi Runko-portaalissa. Vahvista, jos haluat viestit tähän osoitteeseen.`,
  nothingYet: "Tähän osoitteeseen ei lähetetä tapahtumien tietoja ennen vahvistusta.",
  answer: "Vahvista tai kieltäydy",
  otherwise: "Jos et tunnista pyyntöä tai et halua viestejä, sinun ei tarvitse tehdä mitään.",
};

/** Addresses outside an organization confirm its mails before they get any. */
export const mailConsents = {
  mail,
  states,
  notAsked: "Vahvistusta ei ole vielä pyydetty",
  askedAt: (when: string) => `pyydetty ${when}`,
  ask: "Pyydä vahvistus uudelleen",
  askFirst: "Pyydä vahvistus",
  askWhich: (ask: string, address: string) => `${ask}: ${address}`,
  asked: "Vahvistuspyyntö lähetetty",
  followersHelp: "Osoitteeseen lähetetään tapahtuman tietoja vasta, kun se on vahvistettu sähköpostin linkistä.",
  recipientsTitle: "Osoitteiden vahvistukset",
  recipientsHelp:
    "Organisaation omien käyttäjien osoitteita ei tarvitse vahvistaa. Muihin lähetetään tapahtumaviestejä vasta, kun osoite on vahvistettu sähköpostin linkistä.",

  title: "Vahvista sähköposti-ilmoitukset",
  text: "Haluatko tähän osoitteeseen sähköposti-ilmoituksia sen organisaation tapahtumista, joka pyysi vahvistusta? Voit muuttaa vastaustasi myöhemmin samasta linkistä.",
  agree: "Haluan ilmoitukset",
  decline: "En halua ilmoituksia",
  agreed: "Saat sähköposti-ilmoitukset seuraavasta muutoksesta alkaen.",
  declined: "Sinulle ei lähetetä ilmoituksia, eikä organisaatio voi kysyä tätä uudelleen.",
  linkInvalid: "Linkki ei kelpaa. Avaa se kokonaan sähköpostiviestistä.",
  failed: "Vastausta ei voitu tallentaa. Yritä hetken päästä uudelleen.",
};
