import type { DateChangeKind } from "../../documents/agreed-date.ts";
import type { DocumentType } from "../../enumerations/document-types.ts";
import { formats } from "./formats.ts";

type Told = { from: string | null; to: string | null };

const day = (date: string | null) => (date === null ? "–" : formats.date(date));
const fromTo = ({ from, to }: Told) => `${day(from)} → ${day(to)}`;

/** One line of the history of the day that is agreed. */
const changes: Record<DateChangeKind, (told: Told) => string> = {
  supplierMoved: (told) => `Toimittaja siirsi päivää: ${fromTo(told)}`,
  delayed: (told) => {
    if (told.to === null) return `Toimittaja ilmoitti viivästyksestä, uusi päivä ei ole vielä tiedossa`;
    if (told.to === told.from) return `Toimittaja ilmoitti, että päivä ${day(told.to)} pitää sittenkin`;
    return `Toimittaja ilmoitti viivästyksestä: ${fromTo(told)}`;
  },
  proposed: ({ to }) => `Tilaaja ehdotti päivää ${day(to)}`,
  refused: ({ to }) => `Toimittaja hylkäsi ehdotetun päivän ${day(to)}`,
  agreed: (told) =>
    told.from === told.to
      ? `Tilaaja hyväksyi päivän ${day(told.to)}`
      : `Toimittaja hyväksyi ehdotuksen: ${fromTo(told)}`,
  subscriberAsked: (told) => `Toimittaja hyväksyi tilaajan toiveen: ${fromTo(told)}`,
};

/** The day of delivery that the parties agree on. */
export const deliveryDates = {
  section: (type: DocumentType) => (type === "CancelOrder" ? "Päättymispäivän vaiheet" : "Toimituspäivän vaiheet"),
  committed: (type: DocumentType) => (type === "CancelOrder" ? "Sovittu päättymispäivä" : "Sovittu toimituspäivä"),
  committedHelp: "Ensiksi vahvistettu päivä. Toimittajan siirrot eivät muuta sitä, tilaajan oma toive muuttaa.",
  proposed: "Ehdotettu päivä",
  reason: "Viivästyksen syy",
  changes,
  reasonUnknown: "Syytä ei kirjattu",
  move: {
    help: "Siirrät vahvistettua päivää. Tilaaja näkee syyn ja selitteen ja voi ehdottaa toista päivää.",
    reason: "Siirron syy",
    text: "Selite tilaajalle",
  },
  moved: {
    title: (type: DocumentType) =>
      `Toimittaja on siirtänyt ${type === "CancelOrder" ? "päättymispäivää" : "toimituspäivää"}`,
    told: (told: Told, reason: string) => `${fromTo(told)}. ${reason}`,
  },
  held: "Viivästyy, uusi päivä ei ole vielä tiedossa",
  pass: {
    title: (document: string) => `Toimittajasi ilmoitti viivästyksestä: ${document}`,
    /** What goes along, and what does not. */
    told: (to: string | null, reason: string) =>
      `Tilaajallesi kerrotaan syy (${reason.toLowerCase()}) ja ${to === null ? "että uusi päivä ei ole vielä tiedossa" : `uusi päivä ${formats.date(to)}`}. Toimittajasi sanoja ei välitetä.`,
    button: "Ilmoita myös tilaajalle",
    words: (reason: string) => `Toimitus viivästyy. Syy: ${reason.toLowerCase()}.`,
  },
  waiting: {
    mine: (date: string) => `Tilaaja ehdottaa päivää ${formats.date(date)}`,
    theirs: (date: string) => `Ehdotit päivää ${formats.date(date)}. Toimittaja ei ole vielä vastannut.`,
    now: (date: string) => `Nyt vahvistettu: ${formats.date(date)}.`,
  },
  accept: (date: string) => `Päiväksi vahvistetaan ${formats.date(date)}. Tilaaja saa siitä ilmoituksen.`,
  along: {
    choice: "Siirrä myös alkuperäisen vahvistettu päivä",
    help: (told: Told) => `${fromTo(told)}. Ilman tätä alkuperäisen päivä jää ennalleen.`,
    own: "Kirjoita syy omalle tilaajallesi. Älä mainitse toimittajaasi.",
  },
};
