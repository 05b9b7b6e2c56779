import type { CriterionGroup, CriterionName } from "../../search/search-criteria.ts";
import type { SearchColumn } from "../../search/search-columns.ts";
import type { PathRole } from "../../organizations/roles.ts";
import { documentList } from "./document-list.ts";
import { formats } from "./formats.ts";

const criteria: Record<CriterionName, string> = {
  q: "Sökord",
  tid: "Ärendenummer (TID)",
  cid: "Helhetsnummer (CID)",
  type: "Ärendetyp",
  status: "Status",
  archived: "Arkiverad",
  supplier: "Leverantör",
  subscriber: "Beställare",
  customer: "Kundens namn",
  product: "Produkt",
  productGroup: "Produktgrupp",
  category: "Produktkategori",
  created: "Skapad",
  updated: "Senast ändrad",
  requested: "Önskad dag",
  estimated: "Bekräftad leveransdag",
  delivered: "Faktisk leveransdag",
  validUntil: "Sista giltighetsdag",
  deliveryType: "Leveranssätt",
  subscriberConnection: "Beställarens anslutnings-id",
  supplierConnection: "Leverantörens anslutnings-id",
  project: "Projektnummer",
  contract: "Avtalsnummer",
  order: "Beställningsnummer",
  billingReference: "Egen faktureringsreferens",
  streetA: "Gata i A-änden",
  numberA: "Husnummer i A-änden",
  postalCodeA: "Postnummer i A-änden",
  placeA: "Postort i A-änden",
  streetB: "Gata i B-änden",
  numberB: "Husnummer i B-änden",
  postalCodeB: "Postnummer i B-änden",
  placeB: "Postort i B-änden",
  faultType: "Typ av fel",
  rejected: "Avvisad",
  processed: "Behandlad",
  ordered: "Beställd",
  modified: "Ändrad",
  disconnected: "Frånkopplad",
};

const groups: Record<CriterionGroup, string> = {
  identity: "Nummer och typ",
  state: "Status",
  parties: "Parter och produkt",
  dates: "Tid",
  references: "Id:n och referenser",
  addresses: "Adresser",
  marks: "Markeringar",
};

const columns: Record<SearchColumn, string> = {
  tid: "TID",
  cid: "CID",
  type: "Typ",
  product: "Produkt",
  address: "Adress A-ände",
  otherEnd: "Adress B-ände",
  capacity: "Kapacitet",
  handler: "Handläggare",
  supplierHandler: "Leverantörens handläggare",
  customer: "Kund",
  counterparty: "Motpart",
  requestedDate: "Önskad",
  estimatedDeliveryDate: "Utlovad",
  actualDeliveryDate: "Faktisk",
  validUntilDate: "Giltig till",
  state: "Status",
  due: "Tidsfrist",
  processed: "Behandlad",
  faultType: "Typ av fel",
  deliveryType: "Leveranssätt",
  subscriberConnectionId: "Beställarens id",
  supplierConnectionId: "Leverantörens id",
  projectId: "Projektnummer",
  contractNumber: "Avtalsnummer",
  orderNumber: "Beställningsnummer",
  customBillingReference: "Faktureringsreferens",
  createdAt: "Skapad",
  updatedAt: "Ändrad",
};

/** The criteria, columns and rules of search. */
export const search = {
  criteria,
  groups,
  columns,
  /** The heading of a column, to who reads in this role: of the other party what it is to the reader. */
  heading: (column: SearchColumn, role: PathRole): string =>
    column === "counterparty" ? documentList.counterparty[role] : columns[column],
  any: "Alla",
  yes: "Ja",
  no: "Nej",
  from: "från",
  to: "till",
  narrow: (count: number) => `Sökningen gav över ${formats.number(count)} ärenden, avgränsa den.`,
  unsorted: "Så här många visas endast med de nyaste först.",
  tooManyToSort: (most: number) =>
    `Högst ${formats.number(most)} ärenden kan ordnas. Avgränsa sökningen eller ordna enligt nummer (id) eller skapandetid (createdAt).`,
  tooDeep: (most: number) =>
    `De första ${formats.number(most)} ärendena kan bläddras igenom. Avgränsa sökningen eller ladda ner alla som fil.`,
  fileName: (organization: string, date: string, format: string) => `sökning ${organization} ${date}.${format}`,
  sheetName: "Ärenden",
};
