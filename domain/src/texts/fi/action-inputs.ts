import { chargeDays } from "../../documents/request-states.ts";
import type { ActionInputWords } from "../any-language/action-input-words.ts";
import { enumerations } from "./enumerations.ts";
import { requests } from "./requests.ts";

/** What an action takes of its own, as its dialog names it. */
const inputs: ActionInputWords["inputs"] = {
  date: { label: "Päivä" },
  delayReason: { label: "Syy", options: enumerations.delayReason },
  text: { label: "Teksti" },
  answerBy: { label: "Vastattava viimeistään" },
  correctable: {
    label: "Tiedot, jotka tilaaja voi korjata vastatessaan",
    help: "Vapaaehtoinen. Osoitetta ja tuotetta ei voi muuttaa käsittelyn aikana.",
  },
  fees: { label: "Siirrä myös maksut" },
  cancelReason: { label: "Peruutuksen syy" },
  charge: { label: "Maksu yhteensä", help: "Tilaaja hyväksyy maksun ennen kuin pyyntö toteutuu." },
  refusalCode: { label: "Hylkäyksen syy", options: requests.refusals },
  handlerId: { label: "Käsittelijä" },
};

const dialogs: ActionInputWords["dialogs"] = {
  assign: {
    title: "Vaihda käsittelijä",
    text: "Uusi käsittelijä saa ilmoituksen. Vastapuolelle vaihdosta ei lähde ilmoitusta, eikä tapahtuman tila muutu.",
  },
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
  requestCancel: {
    title: "Pyydä peruutusta",
    text: "Toimittaja hyväksyy pyynnön, hyväksyy sen maksua vastaan tai hylkää sen. Toimitus jatkuu, kunnes pyyntö on hyväksytty.",
  },
  requestAmend: {
    title: "Pyydä muutosta",
    text: "Toimittaja hyväksyy pyynnön, hyväksyy sen maksua vastaan tai hylkää sen. Tiedot pysyvät ennallaan, kunnes pyyntö on hyväksytty.",
    inputs: { text: { label: "Perustelu" } },
  },
  acceptRequest: {
    title: "Hyväksy peruutuspyyntö",
    text: "Tapahtuma peruuntuu heti ja maksutta, eikä sitä voi palauttaa. Tilaaja saa ilmoituksen.",
    inputs: { text: { label: "Lisätieto tilaajalle" } },
  },
  acceptWithCharge: {
    title: "Hyväksy peruutuspyyntö maksua vastaan",
    text: `Tapahtuma peruuntuu, kun tilaaja hyväksyy maksun. Tilaajalla on siihen ${chargeDays} päivää, muuten pyyntö raukeaa ja toimitus jatkuu.`,
    inputs: { text: { label: "Mistä maksu muodostuu" } },
  },
  refuseRequest: {
    title: "Hylkää peruutuspyyntö",
    text: "Toimitus jatkuu ennallaan. Tilaaja saa ilmoituksen ja hylkäyksen syyn.",
    inputs: { text: { label: "Perustelu", help: "Vaaditaan, jos syy on muu." } },
  },
  acceptCharge: {
    title: "Hyväksy peruutusmaksu",
    text: "Sitoudut maksamaan maksun, ja tapahtuma peruuntuu heti. Sitä ei voi palauttaa.",
    inputs: { text: { label: "Lisätieto toimittajalle", help: "Esimerkiksi viite laskulle." } },
  },
  proposeDate: {
    title: "Ehdota toista päivää",
    text: "Vahvistettu päivä on voimassa, kunnes toimittaja hyväksyy ehdotuksesi.",
    inputs: { date: { label: "Ehdotettu päivä" }, text: { label: "Perustelu" } },
  },
  reportJeopardy: {
    title: "Ilmoita viivästysvaara",
    text: "Tilaaja saa heti tiedon. Jos uusi päivä ei ole vielä tiedossa, jätä se tyhjäksi ja kerro se, kun se selviää.",
    inputs: {
      date: {
        label: "Uusi päivä",
        help: "Tyhjä tarkoittaa: ei vielä tiedossa. Jos vahvistettu päivä pitääkin, anna se. Syytä ei silloin tarvita.",
      },
      text: { label: "Selite tilaajalle" },
    },
  },
  refuseProposedDate: {
    title: "Hylkää ehdotettu päivä",
    text: "Vahvistettu päivä jää voimaan. Tilaaja saa ilmoituksen ja perustelusi.",
    inputs: { text: { label: "Perustelu" } },
  },
};

/** What actions ask in a dialog of their own. */
export const actionInputs = { inputs, dialogs };
