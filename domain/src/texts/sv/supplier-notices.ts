import type { ChoiceWay, NoticeKind, NoticeState, NoticeWord } from "../../supplier-notices/supplier-notice.ts";
import { formats } from "./formats.ts";
import { shell } from "./shell.ts";

const kinds: Record<NoticeKind, string> = {
  plannedWork: "Underhållsarbete",
  outage: "Störning",
};
const states: Record<NoticeState, string> = { announced: "Meddelat", cancelled: "Återkallat", finished: "Avslutat" };
const headlines: Record<NoticeWord, (kind: string) => string> = {
  announced: (kind) => kind,
  changed: (kind) => `${kind}, ny information`,
  cancelled: (kind) => `${kind}: återkallat`,
  finished: (kind) => `${kind}: avslutat`,
  reminded: (kind) => `Påminnelse: ${kind.toLowerCase()}`,
};
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
    endsAt === null
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
      "Inga meddelanden. Dina leverantörer berättar här om underhåll och störningar som gäller dina anslutningar.",
    SUPPLIER: "Inga meddelanden. Gör ett meddelande när underhåll eller en störning gäller dina kunders anslutningar.",
  },
  readBy: (read: number, all: number) => `${read} / ${all}`,
  notRead: "Oläst",
  readAt: (at: string) => `Läst ${at}`,
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
  } satisfies Record<NoticeKind, string>,
  knownFault: (title: string, when: string) => `Känd störning: ${title}. ${when}.`,
  knownWork: (title: string, when: string) => `Känt underhåll: ${title}. ${when}.`,
  knownHelp: "Du kan ändå anmäla felet. Det kopplas till detta meddelande.",
  open: "Öppna meddelandet",
};
