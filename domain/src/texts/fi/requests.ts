import type { DocumentAction } from "../../documents/document-actions.ts";
import {
  chargeDays,
  type RequestKind,
  type RequestRefusal,
  type RequestState,
} from "../../documents/request-states.ts";

const kinds: Record<RequestKind, string> = { cancel: "Peruutuspyyntö", amend: "Muutospyyntö" };

const states: Record<RequestState, string> = {
  open: "Odottaa toimittajaa",
  charged: "Maksu odottaa hyväksyntää",
  accepted: "Hyväksytty",
  refused: "Hylätty",
  withdrawn: "Peruttu",
  lapsed: "Rauennut",
};

const refusals: Record<RequestRefusal, string> = {
  TOO_LATE: "Toimitus on liian pitkällä",
  WORK_DONE: "Työ on jo tehty",
  CONTRACT_BOUND: "Sopimus ei salli sitä",
  NEW_ORDER_NEEDED: "Tarvitaan uusi tilaus",
  CAPACITY_ISSUE: "Kapasiteetti ei riitä",
  NETWORK_ISSUE: "Verkko ei mahdollista sitä",
  OTHER: "Muu syy",
};

/** What the answers to a request do, where it asks for a change. */
const amending = {
  acceptRequest: {
    title: "Hyväksy muutospyyntö",
    text: "Pyydetyt tiedot muuttuvat heti ja maksutta. Tilaaja saa ilmoituksen.",
  },
  acceptWithCharge: {
    title: "Hyväksy muutospyyntö maksua vastaan",
    text: `Tiedot muuttuvat, kun tilaaja hyväksyy maksun. Tilaajalla on siihen ${chargeDays} päivää, muuten pyyntö raukeaa ja tiedot pysyvät ennallaan.`,
  },
  refuseRequest: {
    title: "Hylkää muutospyyntö",
    text: "Tiedot pysyvät ennallaan. Tilaaja saa ilmoituksen ja hylkäyksen syyn.",
  },
  acceptCharge: {
    title: "Hyväksy muutoksen maksu",
    text: "Sitoudut maksamaan maksun, ja pyytämäsi tiedot muuttuvat heti.",
  },
} satisfies Partial<Record<DocumentAction, { title: string; text: string }>>;

/** What a subscriber asks of a confirmed document. */
export const requests = {
  title: "Pyynnöt",
  kinds,
  states,
  refusals,
  amending,
  wished: "Muutettavat tiedot",
  wishedHelp:
    "Valitse muutettavat tiedot ja anna uudet arvot. Osoitteen ja tuotteen muutos vaatii uuden tilauksen, ja toista päivää ehdotetaan erikseen.",
  emptied: "tyhjä",
  change: (from: string, to: string) => (from === "" ? to : `${from} → ${to || "tyhjä"}`),
  made: (name: string, when: string) => `${name}, ${when}`,
  charge: (euros: string) => `Maksu ${euros}`,
  until: (day: string) => `Hyväksyttävä viimeistään ${day}`,
  answer: "Toimittajan vastaus",
  consent: "Tilaajan hyväksyntä",
};
