import type { QuestionState } from "../../documents/question-states.ts";
import type { Side } from "../../documents/sides.ts";
import type { WaitReason } from "../../documents/waits.ts";

const states: Record<QuestionState, string> = {
  open: "Väntar på svar",
  answered: "Besvarad",
  withdrawn: "Återtagen",
  lapsed: "Förfallen, ärendet har avslutats",
};

/** By whom it waits for: to that side itself, and to the other. */
const waits: Record<WaitReason, { mine: string; theirs: Record<Side, string> }> = {
  returned: {
    mine: "Returnerad till dig för komplettering",
    theirs: {
      subscriber: "Väntar på att beställaren kompletterar uppgifterna",
      supplier: "Väntar på att leverantören kompletterar uppgifterna",
    },
  },
  question: {
    mine: "En fråga väntar på ditt svar",
    theirs: {
      subscriber: "Väntar på beställarens svar på en fråga",
      supplier: "Väntar på leverantörens svar på en fråga",
    },
  },
  cancelRequest: {
    mine: "Beställaren begär annullering",
    theirs: {
      subscriber: "Annulleringsbegäran väntar på beställaren",
      supplier: "Annulleringsbegäran väntar på leverantörens svar",
    },
  },
  cancelCharge: {
    mine: "Annulleringsavgiften väntar på ditt godkännande",
    theirs: {
      subscriber: "Väntar på att beställaren godkänner annulleringsavgiften",
      supplier: "Väntar på att leverantören godkänner annulleringsavgiften",
    },
  },
  amendRequest: {
    mine: "Beställaren begär en ändring",
    theirs: {
      subscriber: "Ändringsbegäran väntar på beställaren",
      supplier: "Ändringsbegäran väntar på leverantörens svar",
    },
  },
  amendCharge: {
    mine: "Avgiften för ändringen väntar på ditt godkännande",
    theirs: {
      subscriber: "Väntar på att beställaren godkänner avgiften för ändringen",
      supplier: "Väntar på att leverantören godkänner avgiften för ändringen",
    },
  },
  repair: {
    mine: "Hjälpte reparationen?",
    theirs: {
      subscriber: "Väntar på att beställaren godkänner reparationen eller öppnar anmälan på nytt",
      supplier: "Väntar på att leverantören godkänner reparationen",
    },
  },
};

/** Questions between the parties of a document, and what a document waits for. */
export const questions = {
  title: "Frågor",
  empty: "Det finns inga frågor",
  states,
  waits,
  since: (when: string) => `Har väntat sedan ${when}`,
  by: (day: string) => `Svara senast ${day}`,
  untilRepair: (day: string) => `Reparationen kan godkännas eller anmälan öppnas på nytt till ${day}.`,
  asked: (name: string, when: string) => `${name}, ${when}`,
  answer: "Svar",
  correctable: (fields: string) => `Beställaren kan rätta i sitt svar: ${fields}`,
  corrected: "Rätta samtidigt de här uppgifterna om de är fel",
  mine: "Väntar på dig",
};
