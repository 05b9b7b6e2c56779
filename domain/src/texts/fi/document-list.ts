import type { DocumentType } from "../../enumerations/document-types.ts";
import type { PathRole } from "../../organizations/roles.ts";
import { formats } from "./formats.ts";

/** The columns of a list of documents, by the id that storage and URL keep. */
const columns = {
  tid: "TID",
  cid: "CID",
  product: "Tuote",
  address: "A-pään osoite",
  otherEnd: "B-pään osoite",
  customer: "Asiakas",
  counterparty: "Vastapuoli",
  subscriberConnectionId: "Tilaajan tunnus",
  supplierConnectionId: "Toimittajan tunnus",
  faultType: "Vian tyyppi",
  due: "Määräaika",
  requestedDate: "Toivottu",
  validUntilDate: "Voimassa",
  createdAt: "Luotu",
  deliveryType: "Toimitustapa",
  projectId: "Projektitunnus",
  orderNumber: "Tilausnumero",
  estimatedDeliveryDate: "Luvattu",
  state: "Tila",
  updatedAt: "Muuttunut",
  processed: "Käsitelty",
  capacity: "Kapasiteetti",
  handler: "Käsittelijä",
  supplierHandler: "Toimittajan käsittelijä",
};

const emptyOfType: Record<DocumentType, string> = {
  AvailabilityRequest: "Saatavuuskyselyjä ei ole",
  Inquiry: "Tarjouspyyntöjä ei ole",
  Order: "Tilauksia ei ole",
  ChangeOrder: "Muutostilauksia ei ole",
  CancelOrder: "Irtisanomisia ei ole",
  Fault: "Vikailmoituksia ei ole",
};

/** Lists of documents. */
export const documentList = {
  columns,
  /** The other party of a document, as who reads its list calls it. */
  counterparty: { SUBSCRIBER: "Toimittaja", SUPPLIER: "Tilaaja", ERROR_HANDLER: "Tilaaja" } satisfies Record<
    PathRole,
    string
  >,
  reportedAt: "Ilmoitettu",
  title: (type: string, state: string | undefined) => (state ? `${type} / ${state}` : type),
  states: "Tilat",
  allStates: "Kaikki",
  withChildren: (own: number, ofChildren: number) =>
    ofChildren > 0 ? `${own} + ${ofChildren} alaorganisaatioilla` : String(own),
  notOfRole: (asked: string, shown: string) => `${asked} eivät kuulu tähän rooliin. Tässä on sen sijaan: ${shown}.`,
  withoutRight: (type: string) =>
    `${type}: organisaatiollasi ei ole oikeutta tähän tapahtumatyyppiin, joten uusia ei voi tehdä. Aiemmat näkyvät tässä.`,
  ownOnly: "Vain omat",
  mineOnly: "Käsittelen itse",
  unassignedOnly: "Ilman käsittelijää",
  waitingOnly: "Odottaa minua",
  dueOnly: { late: "Myöhässä", today: "Erääntyy tänään" },
  ofChild: (name: string) => `Alaorganisaation ${name} tapahtuma, vain luku`,
  filter: "Suodata",
  filterHelp: "TID, CID, tunnus, asiakas tai osoite",
  filterTooShort: (least: number) => `vähintään ${least} merkkiä`,
  clearFilter: "Tyhjennä suodatin",
  columnsButton: "Sarakkeet",
  columnsTitle: "Näytettävät sarakkeet",
  moveColumn: {
    up: (column: string) => `Siirrä aiemmaksi: ${column}`,
    down: (column: string) => `Siirrä myöhemmäksi: ${column}`,
  },
  columnMoved: (column: string, place: number, count: number) => `${column} on paikassa ${place}/${count}`,
  restoreColumns: "Palauta oletukset",
  newDocument: "Uusi",
  row: (type: string, tid: number) => `${type} TID ${tid}`,
  urgent: "Kiireellinen",
  unprocessed: "Käsittelemättä",
  messages: (count: number) => (count === 1 ? "1 lukematon viesti" : `${count} lukematonta viestiä`),
  markProcessed: (tid: number) => `Merkitse käsitellyksi: TID ${tid}`,
  unmarkProcessed: (tid: number) => `Kumoa käsitelty-merkintä: TID ${tid}`,
  markedProcessed: (tid: number) => `TID ${tid} merkitty käsitellyksi`,
  markFailed: (tid: number) => `Merkintä ei onnistunut: TID ${tid}`,
  emptyOfType,
  emptyInState: (type: string, state: string) => `${type}: tilassa ${state.toLowerCase()} ei ole mitään`,
  emptyWaiting: (type: string) => `${type}: mikään ei odota sinua`,
  emptyDue: {
    late: (type: string) => `${type}: mikään ei ole myöhässä`,
    today: (type: string) => `${type}: mikään ei eräänny tänään`,
  },
  emptyMine: (type: string) => `${type}: et käsittele yhtään`,
  emptyUnassigned: (type: string) => `${type}: kaikilla on käsittelijä`,
  emptyFiltered: (text: string) => `Suodattimella ”${text}” ei löytynyt mitään`,
  narrow: (count: number) => `Suodattimella löytyi yli ${formats.number(count)} tapahtumaa, tarkenna sitä`,
  loadingAll: (count: number, total: number) => `Haettu ${count} / ${total}`,
  changedSince: "Luettelo on muuttunut haun jälkeen",
  refresh: "Päivitä",
};
