import type { QueueName } from "../../documents/work-queues.ts";

const queues: Record<QueueName, string> = {
  urgent: "Brådskande fel",
  late: "Försenade",
  atRisk: "Tidsfristen närmar sig",
  waitingForUs: "Väntar på svar eller komplettering",
  proposedDates: "Beställaren föreslår en annan dag",
  movedDates: "Leverantören har flyttat dagen",
  next: "Näst i tur",
  undated: "Utan tidsfrist",
  toConfirmCancelled: "Annulleringar att kvittera",
  expiringOffers: "Offerter som snart upphör att gälla",
  answered: "Klara, obehandlade",
};

/** What each part of a front page is called, and what it says when nothing is left to do. */
export const todaysWork = {
  parts: {
    toDo: { title: "Att göra nu", done: "Allt är gjort. Inget väntar på dig." },
    waitsForMe: { title: "Väntar på mig", done: "Allt är gjort. Inget väntar på dig." },
    supplierLate: { title: "Leverantören försenad", done: "Ingen leverantör är försenad." },
    answered: { title: queues.answered, done: "Alla klara är behandlade." },
  },
  queues,
  heading: (name: string, count: string) => `${name} ${count}`,
  more: "Visa fler",
  moreOf: (name: string) => `Visa fler: ${name}`,
  open: "Öppna",
  stepOf: (step: string, document: string) => `${step}: ${document}`,
};
