import type { DocumentType } from "../../enumerations/document-types.ts";
import type { Delivery } from "../../notifications/deliveries.ts";
import type { NoticeSubject } from "../../notifications/notice-table.ts";
import type { SubscriptionSubject } from "../../notifications/subscription-notices.ts";
import { documents } from "./documents.ts";

const typeAndNumber = (type: DocumentType, eventId: number) => `${documents.types[type].one} TID ${eventId}`;

/** What follows the type and number of the document. */
const happenings: Record<Exclude<NoticeSubject, "create">, string> = {
  edit: "tietoja muutettu",
  cancel: "peruutettu",
  startProcessing: "otettu käsittelyyn",
  returnForCompletion: "palautettu täydennettäväksi",
  confirm: "vahvistettu",
  deliver: "siirretty toimitukseen",
  signReady: "valmis",
  reject: "hylätty",
  cancelBySupplier: "toimittaja on peruuttanut",
  editAnswer: "toimittajan tietoja muutettu",
  // Nobody else knows that the answer came from further on (D-9c).
  transferToOriginal: "toimittajan tietoja muutettu",
  handOver: "siirretty toiselle toimittajalle",
  askQuestion: "kysymys",
  answerQuestion: "kysymykseen vastattu",
  withdrawQuestion: "kysymys peruttu",
  questionReminder: "kysymys odottaa vastausta",
  requestCancel: "peruutusta pyydetty",
  requestAmend: "muutosta pyydetty",
  acceptRequest: "pyyntö hyväksytty",
  acceptWithCharge: "pyyntö hyväksytty maksua vastaan",
  refuseRequest: "pyyntö hylätty",
  acceptCharge: "maksu hyväksytty",
  withdrawRequest: "pyyntö peruttu",
  lapseRequest: "pyyntö rauennut",
  dateMoved: "vahvistettua päivää siirretty",
  reportJeopardy: "toimitus uhkaa viivästyä",
  acceptRepair: "korjaus hyväksytty",
  reopenFault: "avattu uudelleen",
  acceptDate: "uusi päivä hyväksytty",
  proposeDate: "tilaaja ehdottaa toista päivää",
  acceptProposedDate: "ehdotettu päivä hyväksytty",
  refuseProposedDate: "ehdotettua päivää ei hyväksytty",
  assign: "annettu sinulle käsiteltäväksi",
  addFile: "liite lisätty",
  deleteFile: "liite poistettu",
  message: "uusi viesti",
  originalEdited: "alkuperäistä tapahtumaa muutettu",
  originalCancelled: "alkuperäinen tapahtuma peruutettu",
  clockAtRisk: "määräaika lähestyy",
  clockLate: "määräaika on ylittynyt",
};

const tasks: Partial<Record<NoticeSubject, string>> = {
  create: "Ota tapahtuma käsittelyyn.",
  cancel: "Kuittaa peruutus.",
  returnForCompletion: "Täydennä tiedot ja tallenna muutokset.",
  reject: "Kuittaa peruutus.",
  cancelBySupplier: "Kuittaa peruutus.",
  askQuestion: "Vastaa kysymykseen.",
  answerQuestion: "Lue vastaus.",
  questionReminder: "Vastaa kysymykseen.",
  requestCancel: "Hyväksy tai hylkää pyyntö.",
  requestAmend: "Hyväksy tai hylkää pyyntö.",
  acceptWithCharge: "Hyväksy maksu tai peru pyyntö.",
  dateMoved: "Hyväksy uusi päivä tai ehdota toista.",
  reportJeopardy: "Lue, miksi toimitus viivästyy, ja ehdota tarvittaessa toista päivää.",
  reopenFault: "Lue, mikä jäi vialle, ja jatka korjausta.",
  proposeDate: "Hyväksy ehdotettu päivä tai hylkää se.",
  assign: "Jatka siitä, mihin tapahtuma on jäänyt.",
  message: "Lue viesti ja vastaa tarvittaessa.",
  originalEdited: "Tarkista, vaikuttaako muutos edelleen välittämääsi.",
  originalCancelled: "Tarkista, peruutetaanko myös edelleen välittämäsi.",
  clockAtRisk: "Tarkista, ehtiikö tapahtuma määräajassa.",
};

const deliveries: Record<Delivery, string> = {
  atOnce: "Heti",
  daily: "Kerran päivässä",
  none: "Ei sähköpostia",
};

const subscriptionHeadlines: Record<SubscriptionSubject, string> = {
  subscriptionRequested: "Tilausoikeutta pyydetään",
  subscriptionWidened: "Tilausoikeuteen pyydetään lisäystä",
  subscriptionApproved: "Tilausoikeus hyväksytty",
  subscriptionRefused: "Tilausoikeuden lisäys hylätty",
  subscriptionEnded: "Tilausoikeus päättynyt",
};

/** Notices of what happens to documents, in mails and behind the bell. */
export const notices = {
  /** The same for every mail of a document, so that they stand together in the mailbox. */
  gathered: (type: DocumentType, count: number) => `${documents.types[type].many}: ${count} uutta`,
  mailSubject: (type: DocumentType, eventId: number, counterparty: string) =>
    `${typeAndNumber(type, eventId)} (${counterparty})`,
  headline: (subject: NoticeSubject, type: DocumentType, eventId: number) =>
    subject === "create"
      ? `Uusi ${documents.types[type].one.toLowerCase()} TID ${eventId}`
      : `${typeAndNumber(type, eventId)}: ${happenings[subject]}`,
  document: (type: DocumentType, eventId: number, counterparty: string) =>
    `${typeAndNumber(type, eventId)} (${counterparty})`,
  happening: (subject: NoticeSubject) => (subject === "create" ? "lähetetty" : happenings[subject]),
  taskOf: (subject: NoticeSubject) => tasks[subject] ?? "Avaa tapahtuma.",
  portal: "Portaalin pääkäyttäjä",
  itself: "Portaali",
  urgent: "Kiireellinen",
  deliveries,
  subscriptionHeadlines,
  subscriptionMail: {
    types: "Tapahtumatyypit:",
    task: "Hyväksy tai hylkää pyyntö.",
    open: "Avaa tilausoikeus portaalissa",
    why: (organization: string) => `Sait tämän viestin, koska olet organisaation ${organization} ylläpitäjä.`,
  },

  mail: {
    urgentMark: "KIIREELLINEN",
    by: (organization: string, time: string) => `${organization}, ${time}`,
    task: (task: string) => `Tehtävää: ${task}`,
    open: "Avaa tapahtuma portaalissa",
    firstOfMany: "Ensimmäinen niistä:",
    openWithLogin: "Avaa tapahtuma portaalissa (vaatii tunnuksen)",
    stopOfType: "Lopeta tämän tapahtumatyypin sähköpostit",
    stopOfCase: "Lopeta tämän asian sähköpostit",
    ofOrganization: (organization: string) =>
      `Sait tämän viestin, koska ${organization} on valinnut osoitteesi tapahtumaviestiensä vastaanottajaksi. Vastaanottajia muuttaa organisaation ylläpitäjä.`,
    ofMaker:
      "Sait tämän viestin, koska teit tapahtuman. Voit muuttaa ilmoituksiasi portaalissa: käyttäjävalikko, Ilmoitusasetukset.",
    ofHandler:
      "Sait tämän viestin, koska käsittelet tapahtumaa. Voit muuttaa ilmoituksiasi portaalissa: käyttäjävalikko, Ilmoitusasetukset.",
    ofWatcher:
      "Sait tämän viestin, koska seuraat tapahtumaa. Lopeta seuraaminen tapahtuman sivulla, tai muuta ilmoituksiasi portaalissa: käyttäjävalikko, Ilmoitusasetukset.",
    ofFollowers: (organization: string) =>
      `Sait tämän viestin, koska ${organization} on merkinnyt sinut tapahtuman seuraajaksi.`,
  },
  digest: {
    subject: (amount: number) => (amount === 1 ? "Runko: 1 ilmoitus" : `Runko: ${amount} ilmoitusta`),
    title: "Päivän ilmoitukset",
    stop: "Lopeta päivittäinen kooste",
    more: (amount: number) => `ja ${amount} muuta ilmoitusta portaalissa`,
    why: "Sait tämän koosteen, koska valitsit ilmoitukset kerran päivässä. Voit muuttaa valintaa portaalissa: käyttäjävalikko, Ilmoitusasetukset.",
  },
};
