import type { QueueName } from "../../documents/work-queues.ts";

const queues: Record<QueueName, string> = {
  urgent: "Kiireelliset viat",
  late: "Myöhässä",
  atRisk: "Määräaika lähestyy",
  waitingForUs: "Vastausta tai täydennystä odottavat",
  proposedDates: "Tilaaja ehdottaa toista päivää",
  movedDates: "Toimittaja on siirtänyt päivää",
  next: "Seuraavaksi",
  undated: "Ilman määräaikaa",
  toConfirmCancelled: "Kuitattavat peruutukset",
  expiringOffers: "Tarjoukset, joiden voimassaolo päättyy pian",
  answered: "Valmiit, käsittelemättä",
};

/** What each part of a front page is called, and what it says when nothing is left to do. */
export const todaysWork = {
  parts: {
    toDo: { title: "Tehtävä nyt", done: "Kaikki on tehty. Mikään ei odota sinua." },
    waitsForMe: { title: "Odottaa minua", done: "Kaikki on tehty. Mikään ei odota sinua." },
    supplierLate: { title: "Toimittaja myöhässä", done: "Mikään toimittaja ei ole myöhässä." },
    answered: { title: queues.answered, done: "Kaikki valmiit on käsitelty." },
  },
  queues,
  heading: (name: string, count: string) => `${name} ${count}`,
  more: "Näytä lisää",
  moreOf: (name: string) => `Näytä lisää: ${name}`,
  open: "Avaa",
  stepOf: (step: string, document: string) => `${step}: ${document}`,
};
