import type { ChoiceWay, NoticeKind, NoticeState, NoticeWord } from "../../supplier-notices/supplier-notice.ts";
import { todayInHelsinki } from "../../values/calendar-date.ts";
import { formats } from "./formats.ts";
import { shell } from "./shell.ts";

const kinds: Record<NoticeKind, string> = {
  plannedWork: "Underhållsarbete",
  outage: "Störning",
  termination: "Uppsägning",
};
const states: Record<NoticeState, string> = { announced: "Meddelat", cancelled: "Återkallat", finished: "Avslutat" };
const headlines: Record<NoticeWord, (kind: string) => string> = {
  announced: (kind) => kind,
  changed: (kind) => `${kind}, ny information`,
  cancelled: (kind) => `${kind}: återkallat`,
  finished: (kind) => (kind === kinds.termination ? "Uppsagda anslutningar har avslutats" : `${kind}: avslutat`),
  reminded: (kind) => `Påminnelse: ${kind.toLowerCase()}`,
};
const lastDay = (endsAt: string) => formats.date(todayInHelsinki(new Date(endsAt)));
const ways: Record<ChoiceWay, string> = {
  municipality: "Kommun",
  postalCode: "Postnummer",
  hub: "Koncentrator",
  product: "Produkt",
  connection: "Enskilda anslutningar",
};
const connections = (count: number) => (count === 1 ? "1 anslutning" : `${formats.number(count)} anslutningar`);

/** Planned work and outages that a supplier tells of (beyond F7.2). */
export const supplierNotices = {
  title: shell.supplierNotices,
  kinds,
  states,
  headlines,
  ways,
  connections,
  times: (kind: NoticeKind, beginsAt: string, endsAt: string | null) =>
    kind === "termination" && endsAt !== null
      ? `Sista dag ${lastDay(endsAt)}`
      : endsAt === null
        ? `Från ${formats.instant(beginsAt)}, sluttiden är inte känd ännu`
        : kind === "outage"
          ? `Från ${formats.instant(beginsAt)}, beräknas sluta ${formats.instant(endsAt)}`
          : `${formats.instant(beginsAt)} – ${formats.instant(endsAt)}`,
  touches: (count: number) => `Gäller: ${connections(count)}`,
  openMailed: "Öppna meddelandet i portalen",
  why: (organization: string) => `Du fick detta eftersom du arbetar i organisationen ${organization}.`,

  columns: {
    kind: "Slag",
    title: "Rubrik",
    when: "Tid",
    supplier: "Leverantör",
    connections: "Anslutningar",
    read: "Läst",
    connection: "Anslutning",
    partner: { SUBSCRIBER: "Leverantör", SUPPLIER: "Beställare" },
    customer: "Kund",
  },
  row: (title: string) => `Meddelande ${title}`,
  make: "Nytt meddelande",
  shown: "Meddelanden som visas",
  parts: { standing: "Gällande", all: "Alla" },
  empty: {
    SUBSCRIBER:
      "Inga meddelanden. Dina leverantörer berättar här om underhåll, störningar och uppsägningar som gäller dina anslutningar.",
    SUPPLIER: "Inga meddelanden. Gör ett meddelande när underhåll eller en störning gäller dina kunders anslutningar.",
  },
  readBy: (read: number, all: number) => `${read} / ${all}`,
  notRead: "Oläst",
  ongoing: "Pågår",
  coming: "Kommande",

  // The form.
  formTitle: "Nytt meddelande",
  kind: "Slag",
  noticeTitle: "Rubrik",
  text: "Vad som händer",
  begins: "Börjar",
  ends: "Slutar",
  endsEstimated: "Beräknas sluta",
  by: "Vad det gäller",
  values: {
    municipality: "Kommuner",
    postalCode: "Postnummer",
    hub: "Koncentratorer",
    product: "Produkter",
    connection: "Anslutningarnas TID-nummer",
  } satisfies Record<ChoiceWay, string>,
  separated: "Skilj åt med mellanslag, komma eller radbyte",
  hubsSeparated: "En per rad",
  preview: (all: number, subscribers: number) =>
    `Gäller: ${connections(all)}, ${subscribers === 1 ? "1 beställare" : `${formats.number(subscribers)} beställare`}`,
  previewOver: (most: string) => `Över ${most} anslutningar. Begränsa urvalet eller gör flera meddelanden.`,
  previewNone: "Urvalet träffar ingen anslutning i bruk",
  previewed: "Vem som får meddelandet",
  andOthers: (count: number) => `och ytterligare ${formats.number(count)} beställare`,
  send: "Skicka meddelandet",
  sent: "Meddelandet har skickats",
  sendAsk: (all: number, subscribers: number) =>
    `Meddelandet går genast till ${subscribers === 1 ? "en beställare" : `${formats.number(subscribers)} beställare`} i portalen och per e-post. Det gäller: ${connections(all)}. Urvalet av anslutningar kan inte ändras efter att det har skickats.`,

  // The page.
  notFound: "Meddelandet finns inte",
  notFoundHelp: "Meddelandet har tagits bort eller gäller inte din organisations anslutningar.",
  facts: "Meddelande",
  sender: "Avsändare",
  when: "Tid",
  touched: "Anslutningar",
  ownTouched: "Anslutningar som detta gäller",
  updates: "Senare information",
  receipts: "Läskvitton",
  told: "Meddelat",
  remindedAt: (at: string) => `Påmind ${at}`,
  remind: "Påminn dem som inte läst",
  reminded: (count: number) =>
    count === 0
      ? "Ingen att påminna: det har gått mindre än en timme sedan meddelandet eller förra påminnelsen, eller så har alla läst."
      : count === 1
        ? "1 organisation påmindes"
        : `${count} organisationer påmindes`,
  update: "Meddela ny tid",
  cancel: "Återkalla meddelandet",
  finish: "Märk som avslutat",
  updateText: "Meddelande till beställarna",
  cancelText: "Varför det återkallas",
  tell: "Meddela beställarna",
  toldAgain: "Beställarna har meddelats",
  faults: "Fel som anmälts under detta",
  noFaults: "Inga felanmälningar",
  faultCount: (count: number) => (count === 1 ? "1 felanmälan" : `${formats.number(count)} felanmälningar`),
  faultsElsewhere: "Felen behandlas i felhanteringen.",
  handleFaults: "Behandla felen tillsammans",
  faultsHelp: "Välj fel och behandla dem tillsammans: skicka samma meddelande, ta till behandling eller arkivera.",

  // Marks.
  mark: {
    plannedWork: "Känt underhåll",
    outage: "Känd störning",
    termination: "Avslutas",
  } satisfies Record<NoticeKind, string>,
  knownFault: (title: string, when: string) => `Känd störning: ${title}. ${when}.`,
  knownWork: (title: string, when: string) => `Känt underhåll: ${title}. ${when}.`,
  knownHelp: "Du kan ändå anmäla felet. Det kopplas till detta meddelande.",
  open: "Öppna meddelandet",

  // Connections that their supplier ends.
  ending: {
    formTitle: "Ny uppsägning",
    text: "Orsak",
    lastDay: "Sista dag",
    notice: (days: number, date: string) =>
      `Uppsägningstiden är ${days === 1 ? "1 dag" : `${days} dagar`}: den sista dagen är tidigast ${date}.`,
    bound: (date: string) =>
      `Det längsta avtalet bland de valda binder till ${date}, så den sista dagen är tidigast då.`,
    alternatives: "Alternativ",
    alternativesHelp: "Egna produkter som beställaren kan beställa i stället. Beställaren ser dem som erbjuds den.",
    alternativesText: "Om alternativen",
    previewNone: "Urvalet träffar ingen anslutning i bruk som inte redan är uppsagd",
    send: "Säg upp",
    sent: "Anslutningarna har sagts upp",
    sendAsk: (all: number, subscribers: number) =>
      `Uppsägningen går genast till ${subscribers === 1 ? "en beställare" : `${formats.number(subscribers)} beställare`} i portalen och per e-post. Den gäller: ${connections(all)}. Anslutningarna avslutas i registret av sig själva efter den sista dagen.`,
    update: "Flytta den sista dagen",
    updateHelp: "Dagen kan alltid flyttas framåt. Att tidigarelägga den kräver en ny uppsägningstid.",
    cancel: "Återta uppsägningen",
    noAlternatives: {
      SUBSCRIBER: "Leverantören har inte angett alternativ som din organisation kan beställa.",
      SUPPLIER: "Inga alternativ har angetts.",
    },
    order: "Beställ i stället",
    replacement: "Ersättande beställning",
    orderInstead: (tid: number) => `Beställ i stället för anslutning ${tid}`,
    ordered: "Produkt att beställa",
    help: "Anslutningen avslutas efter den sista dagen utan uppsägningsbeställning. Tidigare kan den avslutas med en vanlig uppsägning på anslutningens sida.",
    ended: (date: string) => `Avslutades ${date}, uppsagd av leverantören`,
    state: "Status",
    history: "Leverantörens uppsägning",
  },
};
