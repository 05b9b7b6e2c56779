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
  requestedDate: ["document.requestedDate"],
  validUntilDate: ["document.validUntilDate"],
  createdAt: ["id"],
  deliveryType: ["document.deliveryType"],
  projectId: ["document.projectId"],
  orderNumber: ["document.orderNumber"],
  estimatedDeliveryDate: ["document.estimatedDeliveryDate"],
  updatedAt: ["updatedAt"],
};

export const isSortable = (column: string): boolean => Object.hasOwn(fieldsOfColumn, column);

/** The other party's name, seen from this role. */
const counterpartyField = (role: PathRole): string => (role === "SUBSCRIBER" ? "supplier.name" : "subscriber.name");

/** The filter's order for a sort; the newest first when nothing is sorted. */
export function orderOf(sort: Sort | undefined, role: PathRole): string[] {
  if (!sort) return ["id DESC"];
  const fields = sort.column === "counterparty" ? [counterpartyField(role)] : (fieldsOfColumn[sort.column] ?? ["id"]);
  return fields.map((field) => `${field} ${sort.direction.toUpperCase()}`);
}
