import type { CriterionGroup, CriterionName } from "../../search/search-criteria.ts";
import type { SearchColumn } from "../../search/search-columns.ts";
import type { PathRole } from "../../organizations/roles.ts";
import { documentList } from "./document-list.ts";
import { formats } from "./formats.ts";

const criteria: Record<CriterionName, string> = {
  q: "Hakusana",
  tid: "Tapahtumatunnus (TID)",
  cid: "Asiatunnus (CID)",
  type: "Tapahtumatyyppi",
  status: "Tila",
  archived: "Arkistoitu",
  supplier: "Toimittaja",
  subscriber: "Tilaaja",
  customer: "Asiakkaan nimi",
  product: "Tuote",
  productGroup: "Tuoteryhmä",
  category: "Tuotekategoria",
  created: "Luotu",
  updated: "Muuttunut",
  requested: "Toivottu päivä",
  estimated: "Vahvistettu toimituspäivä",
  delivered: "Toteutunut toimituspäivä",
  validUntil: "Viimeinen voimassaolopäivä",
  deliveryType: "Toimitustapa",
  subscriberConnection: "Tilaajan liittymätunnus",
  supplierConnection: "Toimittajan liittymätunnus",
  project: "Projektitunnus",
  contract: "Sopimusnumero",
  order: "Tilausnumero",
  billingReference: "Oma laskutusviite",
  streetA: "A-pään katu",
  numberA: "A-pään talonumero",
  postalCodeA: "A-pään postinumero",
  placeA: "A-pään postitoimipaikka",
  streetB: "B-pään katu",
  numberB: "B-pään talonumero",
  postalCodeB: "B-pään postinumero",
  placeB: "B-pään postitoimipaikka",
  faultType: "Vian tyyppi",
  rejected: "Hylätty",
  processed: "Käsitelty",
  ordered: "Tilattu",
  modified: "Muutettu",
  disconnected: "Irtikytketty",
};

const groups: Record<CriterionGroup, string> = {
  identity: "Tunnus ja tyyppi",
  state: "Tila",
  parties: "Osapuolet ja tuote",
  dates: "Aika",
  references: "Tunnukset ja viitteet",
  addresses: "Osoitteet",
  marks: "Merkinnät",
};

const columns: Record<SearchColumn, string> = {
  tid: "TID",
  cid: "CID",
  type: "Tyyppi",
  product: "Tuote",
  address: "A-pään osoite",
  otherEnd: "B-pään osoite",
  capacity: "Kapasiteetti",
  handler: "Käsittelijä",
  supplierHandler: "Toimittajan käsittelijä",
  customer: "Asiakas",
  counterparty: "Vastapuoli",
  requestedDate: "Toivottu",
  estimatedDeliveryDate: "Luvattu",
  actualDeliveryDate: "Toteutunut",
  validUntilDate: "Voimassa",
  state: "Tila",
  due: "Määräaika",
  processed: "Käsitelty",
  faultType: "Vian tyyppi",
  deliveryType: "Toimitustapa",
  subscriberConnectionId: "Tilaajan tunnus",
  supplierConnectionId: "Toimittajan tunnus",
  projectId: "Projektitunnus",
  contractNumber: "Sopimusnumero",
  orderNumber: "Tilausnumero",
  customBillingReference: "Laskutusviite",
  createdAt: "Luotu",
  updatedAt: "Muuttunut",
};

/** The criteria, columns and rules of search. Source: specification §5 and §8 */
export const search = {
  criteria,
  groups,
  columns,
  /** The heading of a column, to who reads in this role: of the other party what it is to the reader. */
  heading: (column: SearchColumn, role: PathRole): string =>
    column === "counterparty" ? documentList.counterparty[role] : columns[column],
  any: "Kaikki",
  yes: "Kyllä",
  no: "Ei",
  from: "alkaen",
  to: "asti",
  narrow: (count: number) => `Haulla löytyi yli ${formats.number(count)} tapahtumaa, rajaa hakua.`,
  unsorted: "Näin monta näytetään vain uusimmasta alkaen.",
  tooManyToSort: (most: number) =>
    `Järjestää voi enintään ${formats.number(most)} tapahtumaa. Rajaa hakua tai järjestä tunnuksen (id) tai luontiajan (createdAt) mukaan.`,
  tooDeep: (most: number) =>
    `Selata voi ${formats.number(most)} ensimmäistä tapahtumaa. Rajaa hakua tai lataa kaikki tiedostona.`,
  fileName: (organization: string, date: string, format: string) => `haku ${organization} ${date}.${format}`,
  sheetName: "Tapahtumat",
};
