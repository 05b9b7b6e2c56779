import type { InfoEntry } from "../../organizations/tabs.ts";

const entries: Record<InfoEntry, string> = {
  newsletters: "News",
  faq: "FAQ",
  "vendors-contact": "Suppliers’ contact details",
  manual: "User guide",
  "feedback-and-errors": "Feedback and errors",
  confidentiality: "Privacy policy",
};

/** What the pages of the info area share. */
export const info = {
  entries,
};
