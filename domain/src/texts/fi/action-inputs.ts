import type { InputName } from "../../documents/action-inputs.ts";
import type { AskingAction } from "../../documents/document-actions.ts";

type InputWords = { label: string; help?: string; options?: Readonly<Record<string, string>> };

/** What an action takes of its own, as its dialog names it. */
const inputs: Record<InputName, InputWords> = {
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
};

/** What actions ask in a dialog of their own. */
export const actionInputs = { inputs, dialogs };
