import type { RequestKind, RequestRefusal, RequestState } from "../../documents/request-states.ts";

const kinds: Record<RequestKind, string> = { cancel: "Peruutuspyyntö" };

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

/** What a subscriber asks of a confirmed document. */
export const requests = {
  title: "Pyynnöt",
  kinds,
  states,
  refusals,
  made: (name: string, when: string) => `${name}, ${when}`,
  charge: (euros: string) => `Maksu ${euros}`,
  until: (day: string) => `Hyväksyttävä viimeistään ${day}`,
  answer: "Toimittajan vastaus",
  consent: "Tilaajan hyväksyntä",
};
