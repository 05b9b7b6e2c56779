import type { InputName } from "../../documents/action-inputs.ts";
import type { AskingAction } from "../../documents/document-actions.ts";

import { enumerations } from "./enumerations.ts";

type InputWords = { label: string; help?: string; options?: Readonly<Record<string, string>> };

/** What an action takes of its own, as its dialog names it. */
const inputs: Record<InputName, InputWords> = {
  date: { label: "Päivä" },
  delayReason: { label: "Syy", options: enumerations.delayReason },
  text: { label: "Teksti" },
  answerBy: { label: "Vastattava viimeistään" },
  correctable: {
    label: "Tiedot, jotka tilaaja voi korjata vastatessaan",
    help: "Vapaaehtoinen. Osoitetta ja tuotetta ei voi muuttaa käsittelyn aikana.",
  },
  fees: { label: "Siirrä myös maksut" },
};

type AskingWords = {
  title: string;
  text: string;
  /** Where an input is called otherwise. */
  inputs?: Partial<Record<InputName, InputWords>>;
};

const dialogs: Record<AskingAction, AskingWords> = {
  askQuestion: {
    title: "Kysy vastapuolelta",
    text: "Tapahtuma jää odottamaan vastausta, ja sen tila pysyy ennallaan.",
    inputs: { text: { label: "Kysymys" } },
  },
  answerQuestion: {
    title: "Vastaa kysymykseen",
    text: "Vastaus lähtee kysyjälle, eikä tapahtuma enää odota sitä.",
    inputs: { text: { label: "Vastaus" } },
  },
  proposeDate: {
    title: "Ehdota toista päivää",
    text: "Vahvistettu päivä on voimassa, kunnes toimittaja hyväksyy ehdotuksesi.",
    inputs: { date: { label: "Ehdotettu päivä" }, text: { label: "Perustelu" } },
  },
  refuseProposedDate: {
    title: "Hylkää ehdotettu päivä",
    text: "Vahvistettu päivä jää voimaan. Tilaaja saa ilmoituksen ja perustelusi.",
    inputs: { text: { label: "Perustelu" } },
  },
};

/** What actions ask in a dialog of their own. */
export const actionInputs = { inputs, dialogs };
