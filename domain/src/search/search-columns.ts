import type { FieldName } from "../documents/document-fields.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import { fieldsOfType } from "../documents/fields-of-type.ts";
import { typesOfRole } from "../organizations/event-type-rights.ts";
import type { PathRole } from "../organizations/roles.ts";

/** What a cell of an export holds; screens show the same in their own way. */
export type ColumnKind =
  "number" | "text" | "type" | "state" | "party" | "address" | "option" | "date" | "instant" | "flag";

type Column = {
  kind: ColumnKind;
  /** The published fields that it is sorted by; absent, it is not sorted by. */
  order?: readonly string[];
  /** The field of the form or answer that it shows. */
  field?: FieldName;
  /** Hidden until it is chosen. */
  hidden?: true;
};

const ofForm = <Name extends FieldName>(field: Name) => ({ field, order: [`document.${field}`] }) as const;
const text = { kind: "text" } as const;
const date = { kind: "date" } as const;
const hidden = { hidden: true } as const;

/** Every column of search results, saved searches and exports, in the usual order; labels in `texts.search.columns`. */
export const searchColumns = {
  tid: { kind: "number", order: ["id"] },
  cid: { kind: "number", order: ["caseId"] },
  type: { kind: "type", order: ["documentType"] },
  state: { kind: "state", order: ["eventState"] },
  due: { kind: "instant", order: ["dueAt"] },
  product: { ...text, order: ["productName"] },
  capacity: { ...text, field: "capacity", ...hidden },
  address: {
    kind: "address",
    field: "targetAddress",
    order: ["document.targetAddress.postalPlace", "document.targetAddress.streetName"],
  },
  otherEnd: {
    kind: "address",
    field: "otherEndAddress",
    order: ["document.otherEndAddress.postalPlace", "document.otherEndAddress.streetName"],
    ...hidden,
  },
  customer: { ...text, ...ofForm("customerName") },
  counterparty: { kind: "party" },
  requestedDate: { ...date, ...ofForm("requestedDate") },
  estimatedDeliveryDate: { ...date, ...ofForm("estimatedDeliveryDate"), ...hidden },
  actualDeliveryDate: { ...date, ...ofForm("actualDeliveryDate"), ...hidden },
  validUntilDate: { ...date, ...ofForm("validUntilDate"), ...hidden },
  processed: { kind: "flag", ...hidden },
  faultType: { kind: "option", ...ofForm("faultType"), ...hidden },
  deliveryType: { kind: "option", ...ofForm("deliveryType"), ...hidden },
  subscriberConnectionId: { ...text, ...ofForm("subscriberConnectionId") },
  supplierConnectionId: { ...text, ...ofForm("supplierConnectionId"), ...hidden },
  projectId: { ...text, ...ofForm("projectId"), ...hidden },
  contractNumber: { ...text, ...ofForm("contractNumber"), ...hidden },
  orderNumber: { ...text, ...ofForm("orderNumber"), ...hidden },
  customBillingReference: { ...text, ...ofForm("customBillingReference"), ...hidden },
  handler: { ...text, order: ["handlerName"], ...hidden },
  supplierHandler: { ...text, order: ["handledByName"], ...hidden },
  createdAt: { kind: "instant", order: ["createdAt"] },
  updatedAt: { kind: "instant", order: ["updatedAt"], ...hidden },
} as const satisfies Record<string, Column>;

export type SearchColumn = keyof typeof searchColumns;
export const searchColumnNames = Object.keys(searchColumns) as SearchColumn[];

export function columnOf(name: SearchColumn): Column {
  return searchColumns[name];
}

const ofSubscriber: ReadonlySet<SearchColumn> = new Set(["processed", "supplierHandler"]);

/** The columns that there are for these types in a role; the mark of the subscriber is its own, and a supplier's handler the supplier's. */
export function columnsFor(role: PathRole, types: readonly DocumentType[] = []): SearchColumn[] {
  const searched = types.length > 0 ? types : typesOfRole(role);
  const fields = new Set(searched.flatMap((type) => [...fieldsOfType(type)]));
  return searchColumnNames.filter((name) => {
    const { field } = columnOf(name);
    return (!ofSubscriber.has(name) || role === "SUBSCRIBER") && (field === undefined || fields.has(field));
  });
}

export type SearchSort = { column: SearchColumn; direction: "asc" | "desc" };

export function isSortableColumn(name: SearchColumn): boolean {
  return name === "counterparty" || columnOf(name).order !== undefined;
}

/** The filter's order for a sort (D-28); undefined when nothing is sorted: a search has an order of its own. */
export function orderOfSort(sort: SearchSort | null | undefined, role: PathRole): string[] | undefined {
  const counterparty = role === "SUBSCRIBER" ? "supplier.name" : "subscriber.name";
  const fields = sort?.column === "counterparty" ? [counterparty] : sort && columnOf(sort.column).order;
  if (!sort || !fields) return undefined;
  return fields.map((field) => `${field} ${sort.direction.toUpperCase()}`);
}
