import { readFileSync } from "node:fs";
import type { Document } from "./models.ts";

const listed = [
  "subscriberConnectionId",
  "supplierConnectionId",
  "projectId",
  "contractNumber",
  "orderNumber",
  "customBillingReference",
  "customerName",
  "deliveryType",
  "faultType",
  "nniFromId",
  "nniToId",
  "billingGroupId",
] as const;
const dates = ["requestedDate", "estimatedDeliveryDate", "actualDeliveryDate", "validUntilDate"] as const;
const parts = ["StreetName", "StreetNumber", "StreetLetter", "Apartment", "PostalCode", "PostalPlace"] as const;

// What may be done is told by the portal's rules alone; of one kind of document it is always the same.
const { one, tails } = JSON.parse(readFileSync(process.env["PLAN"] ?? "", "utf8")) as {
  one: { tail: string };
  tails: Record<string, string>;
};
const actionsIn = (tail = one.tail) => JSON.parse(`{${tail.slice(1)}`) as object;
const actions = actionsIn();
const actionsAfter = Object.fromEntries(Object.entries(tails).map(([done, tail]) => [done, actionsIn(tail)]));

export const listRelations = ["subscriber", "supplier", "caseDocuments", "messages"];
export const oneRelations = [...listRelations, "productGroup", "createdBy", "supplierUser", "eventProducts"];

function addressOf(document: Document, prefix: "target" | "otherEnd"): object | undefined {
  const values = document as unknown as Record<string, string | null | undefined>;
  if (!values[`${prefix}StreetName`] && !values[`${prefix}PostalPlace`]) return undefined;
  const said = parts.flatMap((part) => {
    const value = values[prefix + part];
    return value ? [[part.charAt(0).toLowerCase() + part.slice(1), value]] : [];
  });
  return Object.fromEntries(said);
}

function fieldsOf(document: Document): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of listed) if (document[name]) fields[name] = document[name];
  for (const name of dates) if (document[name]) fields[name] = new Date(document[name]).toISOString().slice(0, 10);
  const [target, otherEnd] = [addressOf(document, "target"), addressOf(document, "otherEnd")];
  if (target) fields["targetAddress"] = target;
  if (otherEnd) fields["otherEndAddress"] = otherEnd;
  return fields;
}

/** A row of a list, as the supplier sees it. */
export function rowOf(document: Document): Record<string, unknown> {
  const { id = 0, subscriberId, supplierId, caseDocuments = [], messages = [] } = document;
  const standing = caseDocuments.filter(
    (other) =>
      other.subscriberId === subscriberId && other.supplierId === supplierId && other.eventState !== "CANCELLED",
  );
  const named = (party: { id: string; name: string } | undefined) => party && { id: party.id, name: party.name };
  return {
    id,
    documentType: document.documentType,
    eventState: document.eventState,
    caseId: document.caseId,
    archived: document.archived,
    rejected: document.rejected,
    ordered: document.ordered,
    modified: document.modified,
    disconnected: document.disconnected,
    cancelledByCustomer: document.cancelledByCustomer,
    cancelledBySupplier: document.cancelledBySupplier,
    cancelConfirmed: document.cancelConfirmed,
    userProcessed: document.userProcessed,
    subscriberId,
    supplierId,
    subscriber: named(document.subscriber),
    supplier: named(document.supplier),
    productName: document.productName,
    category: document.category,
    productGroupId: document.productGroupId,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
    version: document.version,
    caseActiveEventId: standing.length > 0 ? Math.max(...standing.map((other) => other.id ?? 0)) : id,
    originalEventId: document.originalEventId ?? null,
    processingFaultReport:
      document.documentType === "Order" &&
      caseDocuments.some((other) => other.documentType === "Fault" && other.eventState === "IN_PROCESSING"),
    unreadMessages: messages.filter(
      (message) => message.senderOrganizationId !== supplierId && !message.readAt && !message.expired,
    ).length,
    document: fieldsOf(document),
  };
}

/** The whole document, as the supplier sees it; a new one looks the same to its subscriber, but for what may be done to it. */
export function viewOf(
  document: Document,
  lock: { userId: string; until: Date } | null,
  done?: string,
): Record<string, unknown> {
  const nameOf = (user: { firstName: string; lastName: string } | undefined) =>
    user ? `${user.firstName} ${user.lastName}` : null;
  const stateDates = {
    OPEN: document.createdAt,
    IN_PROCESSING: document.processingAt,
    CONFIRMED: document.confirmedAt,
    IN_DELIVERY: document.deliveryAt,
    READY: document.readyAt,
    CANCELLED: document.cancelledAt,
    ARCHIVED: document.archivedAt,
  };
  const products = (document.eventProducts ?? []).map((product) => ({
    eventId: product.documentId,
    productId: product.productId,
    productName: product.productName,
    active: product.active,
    productPrice: product.productPrice,
    monthPrice: product.monthPrice,
    customFields: product.customFields,
  }));
  return {
    ...rowOf(document),
    productGroup: document.productGroup && { id: document.productGroup.id, name: document.productGroup.name },
    sourceEventId: null,
    createdByName: nameOf(document.createdBy),
    handledByName: nameOf(document.supplierUser),
    answerShown: document.answerShown,
    stateDates: Object.fromEntries(Object.entries(stateDates).filter(([, at]) => at)),
    editLock: lock,
    editLockById: lock?.userId ?? null,
    editLockUntilDate: lock?.until ?? null,
    document: { ...document.details, ...fieldsOf(document) },
    eventProducts: products,
    names: {},
    ...(done === undefined ? actions : actionsAfter[done]),
  };
}
