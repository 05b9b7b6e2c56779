import type { DocumentType } from "../../enumerations/document-types.ts";

/** What a document is called once its supplier has bound itself. */
const bound: Partial<Record<DocumentType, string>> = {
  Inquiry: "Quote",
  Order: "Order confirmation",
  ChangeOrder: "Confirmation of change order",
  CancelOrder: "Confirmation of termination",
};

/** A document on paper, as one party sends it to the other. */
export const letters = {
  bound,
  title: (type: string, tid: number) => `${type} TID ${tid}`,
  sender: "Sender",
  receiver: "Recipient",
  /** Who sends or receives it, and as which party. */
  party: (name: string, role: string) => `${name} (${role.toLowerCase()})`,
  date: "Date",
  /** At the foot of each page. */
  foot: (sender: string, when: string) => `${sender}, taken from the portal ${when}`,
  page: (page: number, pages: number) => `${page} / ${pages}`,
  fileName: (title: string) => `${title}.pdf`,
};
