import type { InfoEntry } from "../../organizations/tabs.ts";

const entries: Record<InfoEntry, string> = {
  newsletters: "Nyheter",
  faq: "Vanliga frågor",
  "vendors-contact": "Leverantörernas kontaktuppgifter",
  manual: "Bruksanvisning",
  "feedback-and-errors": "Respons och fel",
  confidentiality: "Dataskyddsbeskrivning",
};

/** What the pages of the info area share. */
export const info = {
  entries,
};
