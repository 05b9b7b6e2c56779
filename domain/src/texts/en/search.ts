import type { CriterionGroup, CriterionName } from "../../search/search-criteria.ts";
import type { SearchColumn } from "../../search/search-columns.ts";
import type { PathRole } from "../../organizations/roles.ts";
import { documentList } from "./document-list.ts";
import { formats } from "./formats.ts";

const criteria: Record<CriterionName, string> = {
  q: "Search word",
  tid: "Document ID (TID)",
  cid: "Case ID (CID)",
  type: "Document type",
  status: "State",
  archived: "Archived",
  supplier: "Supplier",
  subscriber: "Subscriber",
  customer: "Customer’s name",
  product: "Product",
  productGroup: "Product group",
  category: "Product category",
  created: "Created",
  updated: "Changed",
  requested: "Requested date",
  estimated: "Confirmed delivery date",
  delivered: "Actual delivery date",
  validUntil: "Last day of validity",
  deliveryType: "Delivery type",
  subscriberConnection: "Subscriber’s connection ID",
  supplierConnection: "Supplier’s connection ID",
  project: "Project ID",
  contract: "Contract number",
  order: "Order number",
  billingReference: "Own billing reference",
  streetA: "A end street",
  numberA: "A end number",
  postalCodeA: "A end postcode",
  placeA: "A end post town",
  streetB: "B end street",
  numberB: "B end number",
  postalCodeB: "B end postcode",
  placeB: "B end post town",
  faultType: "Fault type",
  rejected: "Rejected",
  processed: "Processed",
  ordered: "Ordered",
  modified: "Changed",
  disconnected: "Disconnected",
};

const groups: Record<CriterionGroup, string> = {
  identity: "ID and type",
  state: "State",
  parties: "Parties and product",
  dates: "Dates",
  references: "IDs and references",
  addresses: "Addresses",
  marks: "Marks",
};

const columns: Record<SearchColumn, string> = {
  tid: "TID",
  cid: "CID",
  type: "Type",
  product: "Product",
  address: "A end address",
  otherEnd: "B end address",
  capacity: "Capacity",
  handler: "Handler",
  supplierHandler: "Supplier’s handler",
  customer: "Customer",
  counterparty: "Counterparty",
  requestedDate: "Requested",
  estimatedDeliveryDate: "Promised",
  actualDeliveryDate: "Actual",
  validUntilDate: "Valid until",
  state: "State",
  due: "Due",
  processed: "Processed",
  faultType: "Fault type",
  deliveryType: "Delivery type",
  subscriberConnectionId: "Subscriber’s ID",
  supplierConnectionId: "Supplier’s ID",
  projectId: "Project ID",
  contractNumber: "Contract number",
  orderNumber: "Order number",
  customBillingReference: "Billing reference",
  createdAt: "Created",
  updatedAt: "Changed",
};

/** The criteria, columns and rules of search. Source: specification §5 and §8 */
export const search = {
  criteria,
  groups,
  columns,
  /** The heading of a column, to who reads in this role: of the other party what it is to the reader. */
  heading: (column: SearchColumn, role: PathRole): string =>
    column === "counterparty" ? documentList.counterparty[role] : columns[column],
  any: "All",
  yes: "Yes",
  no: "No",
  from: "from",
  to: "until",
  narrow: (count: number) => `More than ${formats.number(count)} documents match the search, narrow it.`,
  unsorted: "So many are shown only from the latest on.",
  tooManyToSort: (most: number) =>
    `At most ${formats.number(most)} documents can be sorted. Narrow the search or sort by ID (id) or time of creation (createdAt).`,
  tooDeep: (most: number) =>
    `The first ${formats.number(most)} documents can be browsed. Narrow the search or download all as a file.`,
  fileName: (organization: string, date: string, format: string) => `search ${organization} ${date}.${format}`,
  sheetName: "Documents",
};
