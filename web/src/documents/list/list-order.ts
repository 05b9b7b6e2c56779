import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { DocumentState } from "@runko/domain/documents/document-states";
import { dueField } from "@runko/domain/documents/overdue";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { Sort } from "../../components/tables/data-column.ts";

const address = ["document.targetAddress.postalPlace", "document.targetAddress.streetName"];

/** The published fields that each sortable column sorts by (D-28). */
const fieldsOfColumn: Readonly<Record<string, readonly string[]>> = {
  tid: ["id"],
  cid: ["caseId"],
  product: ["productName"],
  address,
  customer: ["document.customerName"],
  counterparty: [],
  subscriberConnectionId: ["document.subscriberConnectionId"],
  supplierConnectionId: ["document.supplierConnectionId"],
  faultType: ["document.faultType"],
  due: ["dueAt"],
  requestedDate: ["document.requestedDate"],
  validUntilDate: ["document.validUntilDate"],
  createdAt: ["id"],
  deliveryType: ["document.deliveryType"],
  projectId: ["document.projectId"],
  orderNumber: ["document.orderNumber"],
  estimatedDeliveryDate: ["document.estimatedDeliveryDate"],
  updatedAt: ["updatedAt"],
  handler: ["handlerName"],
  supplierHandler: ["handledByName"],
};

export const sortableColumns: readonly string[] = Object.keys(fieldsOfColumn);

/** The other party's name, seen from this role. */
const counterpartyField = (role: PathRole): string => (role === "SUBSCRIBER" ? "supplier.name" : "subscriber.name");

type Sorted = { type: DocumentType; status: DocumentState | undefined; sort: Sort | undefined; text: string };

const newestFirst: Sort = { column: "tid", direction: "desc" };

/**
 * How a list is sorted: until somebody sorts it, what waits by the day on which it is due and all else the newest first (A4).
 * What words find is not: of very many that order is refused (D-49).
 */
export function shownSort({ type, status, sort, text }: Sorted): Sort {
  const column = status === "IN_PROCESSING" || text !== "" ? undefined : dueField(type, status);
  return sort ?? (column ? { column, direction: "asc" } : newestFirst);
}

/** The filter's order for a sort; the newest first when nothing is sorted. */
export function orderOf(sort: Sort | undefined, role: PathRole): string[] {
  if (!sort) return ["id DESC"];
  const fields = sort.column === "counterparty" ? [counterpartyField(role)] : (fieldsOfColumn[sort.column] ?? ["id"]);
  return fields.map((field) => `${field} ${sort.direction.toUpperCase()}`);
}
