import type { DocumentType } from "../../enumerations/document-types.ts";

const typeHelp: Record<DocumentType, string> = {
  AvailabilityRequest: "Ask whether a connection is available at an address, and when.",
  Inquiry: "Ask for a price and a delivery time before ordering.",
  Order: "Order a connection, line or service from a supplier.",
  ChangeOrder: "Change a valid order.",
  CancelOrder: "Terminate a valid order.",
  Fault: "Report a fault in a delivered connection.",
};

const newTitles: Record<DocumentType, string> = {
  AvailabilityRequest: "New availability request",
  Inquiry: "New inquiry",
  Order: "New order",
  ChangeOrder: "New change order",
  CancelOrder: "New termination",
  Fault: "New fault report",
};

const shortcuts: Record<DocumentType, string> = {
  AvailabilityRequest: "Start an availability request directly from a product group",
  Inquiry: "Start an inquiry directly from a product group",
  Order: "Start an order directly from a product group",
  ChangeOrder: "Start a change order directly from a product group",
  CancelOrder: "Start a termination directly from a product group",
  Fault: "Start a fault report directly from a product group",
};

/** Beginning a document: its type, and drafts to go on with. Apart from the form, for the front page is loaded without it. */
export const newDocument = {
  frontTitle: "Subscriber’s front page",
  choose: "New document",
  typeHelp,
  newTitles,
  shortcuts,
  noRightsToGive: "The organisation has no right to make documents.",
  giveRights: "Give rights in the settings",
  noRights: "Your organisation has no right to make documents. Rights are given by the portal administrator.",

  drafts: {
    title: "Unfinished drafts",
    resume: "Continue draft",
    resumeWhat: (what: string) => `Continue draft: ${what}`,
    discard: "Discard draft",
    discardWhat: (what: string) => `Discard draft: ${what}`,
    discardTitle: "Discard the draft?",
    discardText: "What you have written is removed from this browser. Nothing has been sent yet.",
    discarded: "Draft discarded",
    savedAt: (when: string) => `Saved ${when}`,
    saved: (time: string) => `Draft saved at ${time}`,
    notSaved: "The draft could not be saved in this browser. Keep the page open until you have sent the details.",
    empty: "The draft saves itself when you start writing",
    unnamed: "Unnamed draft",
  },
};
