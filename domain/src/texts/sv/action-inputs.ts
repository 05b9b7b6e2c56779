import { chargeDays } from "../../documents/request-states.ts";
import type { ActionInputWords } from "../any-language/action-input-words.ts";
import { enumerations } from "./enumerations.ts";
import { requests } from "./requests.ts";

/** What an action takes of its own, as its dialog names it. */
const inputs: ActionInputWords["inputs"] = {
  date: { label: "Dag" },
  delayReason: { label: "Orsak", options: enumerations.delayReason },
  text: { label: "Text" },
  answerBy: { label: "Svara senast" },
  correctable: {
    label: "Uppgifter som beställaren kan rätta i sitt svar",
    help: "Frivilligt. Adress och produkt kan inte ändras under behandlingen.",
  },
  fees: { label: "Överför även avgifterna" },
  cancelReason: { label: "Orsak till annulleringen" },
  charge: { label: "Avgift totalt", help: "Beställaren godkänner avgiften innan begäran verkställs." },
  refusalCode: { label: "Orsak till avslaget", options: requests.refusals },
  handlerId: { label: "Handläggare" },
};

const dialogs: ActionInputWords["dialogs"] = {
  assign: {
    title: "Byt handläggare",
    text: "Den nya handläggaren aviseras. Motparten aviseras inte om bytet, och ärendets status ändras inte.",
  },
  askQuestion: {
    title: "Fråga motparten",
    text: "Ärendet väntar på svar, och dess status förblir oförändrad.",
    inputs: { text: { label: "Fråga" } },
  },
  answerQuestion: {
    title: "Svara på frågan",
    text: "Svaret skickas till den som frågade, och ärendet väntar inte längre på det.",
    inputs: { text: { label: "Svar" } },
  },
  requestCancel: {
    title: "Begär annullering",
    text: "Leverantören godkänner begäran, godkänner den mot avgift eller avslår den. Leveransen fortsätter tills begäran har godkänts.",
  },
  requestAmend: {
    title: "Begär ändring",
    text: "Leverantören godkänner begäran, godkänner den mot avgift eller avslår den. Uppgifterna är oförändrade tills begäran har godkänts.",
    inputs: { text: { label: "Motivering" } },
  },
  acceptRequest: {
    title: "Godkänn annulleringsbegäran",
    text: "Ärendet annulleras genast och utan avgift, och det kan inte återställas. Beställaren aviseras.",
    inputs: { text: { label: "Tilläggsuppgift till beställaren" } },
  },
  acceptWithCharge: {
    title: "Godkänn annulleringsbegäran mot avgift",
    text: `Ärendet annulleras när beställaren godkänner avgiften. Beställaren har ${chargeDays} dagar på sig, annars förfaller begäran och leveransen fortsätter.`,
    inputs: { text: { label: "Vad avgiften består av" } },
  },
  refuseRequest: {
    title: "Avslå annulleringsbegäran",
    text: "Leveransen fortsätter som förut. Beställaren aviseras om avslaget och orsaken.",
    inputs: { text: { label: "Motivering", help: "Krävs om orsaken är en annan." } },
  },
  acceptCharge: {
    title: "Godkänn annulleringsavgiften",
    text: "Du förbinder dig att betala avgiften, och ärendet annulleras genast. Det kan inte återställas.",
    inputs: { text: { label: "Tilläggsuppgift till leverantören", help: "Till exempel en referens på fakturan." } },
  },
  proposeDate: {
    title: "Föreslå en annan dag",
    text: "Den bekräftade dagen gäller tills leverantören godkänner ditt förslag.",
    inputs: { date: { label: "Föreslagen dag" }, text: { label: "Motivering" } },
  },
  reportJeopardy: {
    title: "Anmäl förseningsrisk",
    text: "Beställaren får genast veta det. Om den nya dagen inte är känd ännu, lämna den tom och ange den när den är klar.",
    inputs: {
      date: {
        label: "Ny dag",
        help: "Tomt betyder: ännu inte känd. Om den bekräftade dagen ändå håller, ange den. Då behövs ingen orsak.",
      },
      text: { label: "Förklaring till beställaren" },
    },
  },
  refuseProposedDate: {
    title: "Avvisa föreslagen dag",
    text: "Den bekräftade dagen gäller fortfarande. Beställaren aviseras och får din motivering.",
    inputs: { text: { label: "Motivering" } },
  },
};

/** What actions ask in a dialog of their own. */
export const actionInputs = { inputs, dialogs };
