import type { DocumentType } from "../../enumerations/document-types.ts";

const typeHelp: Record<DocumentType, string> = {
  AvailabilityRequest: "Fråga om en anslutning är tillgänglig på en adress och när.",
  Inquiry: "Be om pris och leveranstid innan du beställer.",
  Order: "Beställ en anslutning, förbindelse eller tjänst av leverantören.",
  ChangeOrder: "Ändra en gällande beställning.",
  CancelOrder: "Säg upp en gällande beställning.",
  Fault: "Anmäl ett fel på en levererad förbindelse.",
};

const newTitles: Record<DocumentType, string> = {
  AvailabilityRequest: "Ny tillgänglighetsförfrågan",
  Inquiry: "Ny offertförfrågan",
  Order: "Ny beställning",
  ChangeOrder: "Ny ändringsbeställning",
  CancelOrder: "Ny uppsägning",
  Fault: "Ny felanmälan",
};

const shortcuts: Record<DocumentType, string> = {
  AvailabilityRequest: "Börja en tillgänglighetsförfrågan direkt från produktgruppen",
  Inquiry: "Börja en offertförfrågan direkt från produktgruppen",
  Order: "Börja en beställning direkt från produktgruppen",
  ChangeOrder: "Börja en ändringsbeställning direkt från produktgruppen",
  CancelOrder: "Börja en uppsägning direkt från produktgruppen",
  Fault: "Börja en felanmälan direkt från produktgruppen",
};

/** Beginning a document: its type, and drafts to go on with. Apart from the form, for the front page is loaded without it. */
export const newDocument = {
  frontTitle: "Beställarens startsida",
  choose: "Nytt ärende",
  typeHelp,
  newTitles,
  shortcuts,
  noRightsToGive: "Organisationen har inte rätt att skapa ärenden.",
  giveRights: "Ge rättigheter i inställningarna",
  noRights: "Din organisation har inte rätt att skapa ärenden. Rättigheterna ges av portalens huvudanvändare.",

  drafts: {
    title: "Oavslutade utkast",
    resume: "Fortsätt med utkastet",
    resumeWhat: (what: string) => `Fortsätt med utkastet: ${what}`,
    discard: "Förkasta utkastet",
    discardWhat: (what: string) => `Förkasta utkastet: ${what}`,
    discardTitle: "Förkasta utkastet?",
    discardText: "Uppgifterna du har skrivit raderas ur den här webbläsaren. Inget har skickats ännu.",
    discarded: "Utkastet förkastat",
    savedAt: (when: string) => `Sparat ${when}`,
    saved: (time: string) => `Utkastet sparat kl. ${time}`,
    notSaved: "Utkastet kunde inte sparas i den här webbläsaren. Håll sidan öppen tills du har skickat uppgifterna.",
    empty: "Utkastet sparas av sig självt när du börjar skriva",
    unnamed: "Namnlöst utkast",
  },
};
