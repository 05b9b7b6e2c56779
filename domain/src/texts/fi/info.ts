import type { InfoEntry } from "../../organizations/tabs.ts";

const entries: Record<InfoEntry, string> = {
  newsletters: "Tiedotteet",
  faq: "Usein kysyttyä",
  "vendors-contact": "Toimittajien yhteystiedot",
  manual: "Käyttöohje",
  "feedback-and-errors": "Palaute ja virheet",
  confidentiality: "Tietosuojaseloste",
};

/** What the pages of the info area share. */
export const info = {
  entries,
};
