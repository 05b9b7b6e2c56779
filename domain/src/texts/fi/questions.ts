import type { QuestionState } from "../../documents/question-states.ts";
import type { Side } from "../../documents/sides.ts";
import type { WaitReason } from "../../documents/waits.ts";

const states: Record<QuestionState, string> = {
  open: "Odottaa vastausta",
  answered: "Vastattu",
  withdrawn: "Peruttu",
  lapsed: "Rauennut, tapahtuma on päättynyt",
};

/** By whom it waits for: to that side itself, and to the other. */
const waits: Record<WaitReason, { mine: string; theirs: Record<Side, string> }> = {
  returned: {
    mine: "Palautettu sinulle täydennettäväksi",
    theirs: {
      subscriber: "Odottaa, että tilaaja täydentää tiedot",
      supplier: "Odottaa, että toimittaja täydentää tiedot",
    },
  },
  question: {
    mine: "Kysymys odottaa vastaustasi",
    theirs: {
      subscriber: "Odottaa tilaajan vastausta kysymykseen",
      supplier: "Odottaa toimittajan vastausta kysymykseen",
    },
  },
  cancelRequest: {
    mine: "Tilaaja pyytää peruutusta",
    theirs: {
      subscriber: "Peruutuspyyntö odottaa tilaajaa",
      supplier: "Peruutuspyyntö odottaa toimittajan vastausta",
    },
  },
  cancelCharge: {
    mine: "Peruutusmaksu odottaa hyväksyntääsi",
    theirs: {
      subscriber: "Odottaa, että tilaaja hyväksyy peruutusmaksun",
      supplier: "Odottaa, että toimittaja hyväksyy peruutusmaksun",
    },
  },
  amendRequest: {
    mine: "Tilaaja pyytää muutosta",
    theirs: {
      subscriber: "Muutospyyntö odottaa tilaajaa",
      supplier: "Muutospyyntö odottaa toimittajan vastausta",
    },
  },
  amendCharge: {
    mine: "Muutoksen maksu odottaa hyväksyntääsi",
    theirs: {
      subscriber: "Odottaa, että tilaaja hyväksyy muutoksen maksun",
      supplier: "Odottaa, että toimittaja hyväksyy muutoksen maksun",
    },
  },
  repair: {
    mine: "Auttoiko korjaus?",
    theirs: {
      subscriber: "Odottaa, että tilaaja hyväksyy korjauksen tai avaa ilmoituksen uudelleen",
      supplier: "Odottaa, että toimittaja hyväksyy korjauksen",
    },
  },
};

/** Questions between the parties of a document, and what a document waits for. */
export const questions = {
  title: "Kysymykset",
  empty: "Kysymyksiä ei ole",
  states,
  waits,
  since: (when: string) => `Odottanut ${when} alkaen`,
  by: (day: string) => `Vastattava viimeistään ${day}`,
  untilRepair: (day: string) => `Korjauksen voi hyväksyä tai ilmoituksen avata uudelleen ${day} asti.`,
  asked: (name: string, when: string) => `${name}, ${when}`,
  answer: "Vastaus",
  correctable: (fields: string) => `Tilaaja voi korjata vastatessaan: ${fields}`,
  corrected: "Korjaa samalla nämä tiedot, jos ne ovat väärin",
  mine: "Odottaa sinua",
};
