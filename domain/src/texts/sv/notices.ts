import type { DocumentType } from "../../enumerations/document-types.ts";
import type { Delivery } from "../../notifications/deliveries.ts";
import type { NoticeSubject } from "../../notifications/notice-table.ts";
import type { SubscriptionSubject } from "../../notifications/subscription-notices.ts";
import { documents } from "./documents.ts";

const typeAndNumber = (type: DocumentType, eventId: number) => `${documents.types[type].one} TID ${eventId}`;

/** What follows the type and number of the document. */
const happenings: Record<Exclude<NoticeSubject, "create">, string> = {
  edit: "uppgifter ändrade",
  cancel: "annullerad",
  startProcessing: "tagen till behandling",
  returnForCompletion: "returnerad för komplettering",
  confirm: "bekräftad",
  deliver: "flyttad till leverans",
  signReady: "klar",
  reject: "avvisad",
  cancelBySupplier: "annullerad av leverantören",
  editAnswer: "leverantörens uppgifter ändrade",
  // Nobody else knows that the answer came from further on (D-9c).
  transferToOriginal: "leverantörens uppgifter ändrade",
  handOver: "flyttad till en annan leverantör",
  askQuestion: "fråga",
  answerQuestion: "frågan besvarad",
  withdrawQuestion: "frågan återtagen",
  questionReminder: "en fråga väntar på svar",
  requestCancel: "annullering begärd",
  requestAmend: "ändring begärd",
  acceptRequest: "begäran godkänd",
  acceptWithCharge: "begäran godkänd mot avgift",
  refuseRequest: "begäran avslagen",
  acceptCharge: "avgiften godkänd",
  withdrawRequest: "begäran återtagen",
  lapseRequest: "begäran förfallen",
  dateMoved: "bekräftad dag flyttad",
  reportJeopardy: "leveransen riskerar att bli försenad",
  acceptRepair: "reparationen godkänd",
  reopenFault: "öppnad på nytt",
  acceptDate: "ny dag godkänd",
  proposeDate: "beställaren föreslår en annan dag",
  acceptProposedDate: "föreslagen dag godkänd",
  refuseProposedDate: "föreslagen dag inte godkänd",
  assign: "given till dig att handlägga",
  addFile: "bilaga tillagd",
  deleteFile: "bilaga raderad",
  message: "nytt meddelande",
  originalEdited: "ursprungsärendet ändrat",
  originalCancelled: "ursprungsärendet annullerat",
  clockAtRisk: "tidsfristen närmar sig",
  clockLate: "tidsfristen har överskridits",
};

const tasks: Partial<Record<NoticeSubject, string>> = {
  create: "Ta ärendet till behandling.",
  cancel: "Kvittera annulleringen.",
  returnForCompletion: "Komplettera uppgifterna och spara ändringarna.",
  reject: "Kvittera annulleringen.",
  cancelBySupplier: "Kvittera annulleringen.",
  askQuestion: "Svara på frågan.",
  answerQuestion: "Läs svaret.",
  questionReminder: "Svara på frågan.",
  requestCancel: "Godkänn eller avslå begäran.",
  requestAmend: "Godkänn eller avslå begäran.",
  acceptWithCharge: "Godkänn avgiften eller återta begäran.",
  dateMoved: "Godkänn den nya dagen eller föreslå en annan.",
  reportJeopardy: "Läs varför leveransen blir försenad och föreslå vid behov en annan dag.",
  reopenFault: "Läs vad som fortfarande är fel och fortsätt reparationen.",
  proposeDate: "Godkänn den föreslagna dagen eller avvisa den.",
  assign: "Fortsätt där ärendet har stannat.",
  message: "Läs meddelandet och svara vid behov.",
  originalEdited: "Kontrollera om ändringen påverkar det du har vidarebefordrat.",
  originalCancelled: "Kontrollera om även det du har vidarebefordrat ska annulleras.",
  clockAtRisk: "Kontrollera om ärendet hinner bli klart inom tidsfristen.",
};

const deliveries: Record<Delivery, string> = {
  atOnce: "Genast",
  daily: "En gång per dag",
  none: "Ingen e-post",
};

const subscriptionHeadlines: Record<SubscriptionSubject, string> = {
  subscriptionRequested: "Beställningsrätt begärd",
  subscriptionWidened: "Tillägg till beställningsrätt begärt",
  subscriptionApproved: "Beställningsrätt godkänd",
  subscriptionRefused: "Tillägg till beställningsrätt avslaget",
  subscriptionEnded: "Beställningsrätt upphörd",
};

/** Notices of what happens to documents, in mails and behind the bell. */
export const notices = {
  /** The same for every mail of a document, so that they stand together in the mailbox. */
  gathered: (type: DocumentType, count: number) => `${documents.types[type].many}: ${count} nya`,
  mailSubject: (type: DocumentType, eventId: number, counterparty: string) =>
    `${typeAndNumber(type, eventId)} (${counterparty})`,
  headline: (subject: NoticeSubject, type: DocumentType, eventId: number) =>
    subject === "create"
      ? `Ny ${documents.types[type].one.toLowerCase()} TID ${eventId}`
      : `${typeAndNumber(type, eventId)}: ${happenings[subject]}`,
  document: (type: DocumentType, eventId: number, counterparty: string) =>
    `${typeAndNumber(type, eventId)} (${counterparty})`,
  happening: (subject: NoticeSubject) => (subject === "create" ? "skickad" : happenings[subject]),
  taskOf: (subject: NoticeSubject) => tasks[subject] ?? "Öppna ärendet.",
  portal: "Portalens huvudanvändare",
  itself: "Portalen",
  urgent: "Brådskande",
  deliveries,
  subscriptionHeadlines,
  subscriptionMail: {
    types: "Ärendetyper:",
    task: "Godkänn eller avslå begäran.",
    open: "Öppna beställningsrätten i portalen",
    why: (organization: string) =>
      `Du fick detta meddelande eftersom du är administratör för organisationen ${organization}.`,
  },

  mail: {
    urgentMark: "BRÅDSKANDE",
    by: (organization: string, time: string) => `${organization}, ${time}`,
    task: (task: string) => `Att göra: ${task}`,
    open: "Öppna ärendet i portalen",
    firstOfMany: "Den första av dem:",
    openWithLogin: "Öppna ärendet i portalen (kräver konto)",
    stopOfType: "Avsluta e-posten om den här ärendetypen",
    stopOfCase: "Avsluta e-posten om den här ärendehelheten",
    ofOrganization: (organization: string) =>
      `Du fick detta meddelande eftersom ${organization} har valt din adress som mottagare av sina ärendemeddelanden. Mottagarna ändras av organisationens administratör.`,
    ofMaker:
      "Du fick detta meddelande eftersom du skapade ärendet. Du kan ändra dina aviseringar i portalen: användarmenyn, Aviseringsinställningar.",
    ofHandler:
      "Du fick detta meddelande eftersom du handlägger ärendet. Du kan ändra dina aviseringar i portalen: användarmenyn, Aviseringsinställningar.",
    ofWatcher:
      "Du fick detta meddelande eftersom du bevakar ärendet. Sluta bevaka på ärendets sida, eller ändra dina aviseringar i portalen: användarmenyn, Aviseringsinställningar.",
    ofFollowers: (organization: string) =>
      `Du fick detta meddelande eftersom ${organization} har angett dig som följare av ärendet.`,
  },
  digest: {
    subject: (amount: number) => (amount === 1 ? "Runko: 1 avisering" : `Runko: ${amount} aviseringar`),
    title: "Dagens aviseringar",
    stop: "Avsluta det dagliga sammandraget",
    more: (amount: number) =>
      amount === 1 ? "och 1 avisering till i portalen" : `och ${amount} aviseringar till i portalen`,
    why: "Du fick detta sammandrag eftersom du har valt aviseringar en gång per dag. Du kan ändra valet i portalen: användarmenyn, Aviseringsinställningar.",
  },
};
