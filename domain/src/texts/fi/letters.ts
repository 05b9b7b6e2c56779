import type { DocumentType } from "../../enumerations/document-types.ts";

/** What a document is called once its supplier has bound itself. */
const bound: Partial<Record<DocumentType, string>> = {
  Inquiry: "Tarjous",
  Order: "Tilausvahvistus",
  ChangeOrder: "Muutostilauksen vahvistus",
  CancelOrder: "Irtisanomisen vahvistus",
};

/** A document on paper, as one party sends it to the other. */
export const letters = {
  bound,
  title: (type: string, tid: number) => `${type} TID ${tid}`,
  sender: "Lähettäjä",
  receiver: "Vastaanottaja",
  /** Who sends or receives it, and as which party. */
  party: (name: string, role: string) => `${name} (${role.toLowerCase()})`,
  date: "Päivä",
  /** At the foot of each page. */
  foot: (sender: string, when: string) => `${sender}, otettu portaalista ${when}`,
  page: (page: number, pages: number) => `${page} / ${pages}`,
  fileName: (title: string) => `${title}.pdf`,
};
