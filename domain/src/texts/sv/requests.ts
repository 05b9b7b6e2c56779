import type { DocumentAction } from "../../documents/document-actions.ts";
import {
  chargeDays,
  type RequestKind,
  type RequestRefusal,
  type RequestState,
} from "../../documents/request-states.ts";

const kinds: Record<RequestKind, string> = { cancel: "Annulleringsbegäran", amend: "Ändringsbegäran" };

const states: Record<RequestState, string> = {
  open: "Väntar på leverantören",
  charged: "Avgiften väntar på godkännande",
  accepted: "Godkänd",
  refused: "Avslagen",
  withdrawn: "Återtagen",
  lapsed: "Förfallen",
};

const refusals: Record<RequestRefusal, string> = {
  TOO_LATE: "Leveransen har kommit för långt",
  WORK_DONE: "Arbetet är redan gjort",
  CONTRACT_BOUND: "Avtalet tillåter det inte",
  NEW_ORDER_NEEDED: "En ny beställning behövs",
  CAPACITY_ISSUE: "Kapaciteten räcker inte",
  NETWORK_ISSUE: "Nätet gör det inte möjligt",
  OTHER: "Annan orsak",
};

/** What the answers to a request do, where it asks for a change. */
const amending = {
  acceptRequest: {
    title: "Godkänn ändringsbegäran",
    text: "De begärda uppgifterna ändras genast och utan avgift. Beställaren aviseras.",
  },
  acceptWithCharge: {
    title: "Godkänn ändringsbegäran mot avgift",
    text: `Uppgifterna ändras när beställaren godkänner avgiften. Beställaren har ${chargeDays} dagar på sig, annars förfaller begäran och uppgifterna förblir oförändrade.`,
  },
  refuseRequest: {
    title: "Avslå ändringsbegäran",
    text: "Uppgifterna förblir oförändrade. Beställaren aviseras om avslaget och orsaken.",
  },
  acceptCharge: {
    title: "Godkänn avgiften för ändringen",
    text: "Du förbinder dig att betala avgiften, och uppgifterna som du begärde ändras genast.",
  },
} satisfies Partial<Record<DocumentAction, { title: string; text: string }>>;

/** What a subscriber asks of a confirmed document. */
export const requests = {
  title: "Begäranden",
  kinds,
  states,
  refusals,
  amending,
  wished: "Uppgifter som ska ändras",
  wishedHelp:
    "Välj vilka uppgifter som ska ändras och ange nya värden. En ändring av adress eller produkt kräver en ny beställning, och en annan dag föreslås separat.",
  emptied: "tomt",
  change: (from: string, to: string) => (from === "" ? to : `${from} → ${to || "tomt"}`),
  made: (name: string, when: string) => `${name}, ${when}`,
  charge: (euros: string) => `Avgift ${euros}`,
  until: (day: string) => `Godkänn senast ${day}`,
  answer: "Leverantörens svar",
  consent: "Beställarens godkännande",
};
