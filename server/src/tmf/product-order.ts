import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { optionLabel } from "@runko/domain/documents/option-label";
import { orderTypes } from "@runko/domain/enumerations/document-types";
import { readAttributes, writeAttributes } from "@runko/domain/tmf/attributes";
import { writeCharacteristics } from "@runko/domain/tmf/characteristics";
import { milestonesOf, type PassedSteps } from "@runko/domain/tmf/milestones";
import { writeParties } from "@runko/domain/tmf/parties";
import { writePlaces } from "@runko/domain/tmf/places";
import { writePrices } from "@runko/domain/tmf/prices";
import { itemActions } from "@runko/domain/tmf/tmf-resources";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { sumMoney } from "@runko/domain/values/money";
import { orderAttributes, orderSorts, orderState } from "./order-attributes.ts";
import { orderPath } from "./paths-of-resources.ts";
import type { Json } from "./select-attributes.ts";
import { hrefOf } from "./tmf-paths.ts";
import type { EventProduct, ReadDocument, Showing, TmfResource, WholeDocument } from "./tmf-resource.ts";

type StateDates = Readonly<Record<string, string>>;

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== "";

const pricesOf = (connectFee: string | null, monthlyFee: string | null): Json[] =>
  writePrices({ connectFee, monthlyFee });

function totalOf(products: readonly EventProduct[]): Json[] {
  const sum = (name: "productPrice" | "monthPrice") => {
    const amounts = products.flatMap((product) => product[name] ?? []);
    return amounts.length === 0 ? null : sumMoney(amounts);
  };
  return pricesOf(sum("productPrice"), sum("monthPrice"));
}

const isOver = (state: string) => state === "cancelled" || state === "rejected";

/** How far it has come, and by when it should be there; what is given up is promised no more. */
function stepsOf({ documentType, createdAt, document: fields }: WholeDocument, dates: StateDates, state: string) {
  const steps: PassedSteps = {
    documentType,
    createdAt: String(createdAt),
    processingAt: dates["IN_PROCESSING"] ?? null,
    confirmedAt: dates["CONFIRMED"] ?? null,
    deliveryAt: dates["IN_DELIVERY"] ?? null,
    readyAt: dates["READY"] ?? null,
    estimatedDeliveryDate: isOver(state) ? null : (fields.estimatedDeliveryDate ?? null),
    actualDeliveryDate: fields.actualDeliveryDate ?? null,
  };
  return steps;
}

function endingOf(
  fields: DocumentFields,
  dates: StateDates,
  { state, texts }: { state: string; texts: Showing["texts"] },
): Json {
  if (!isOver(state)) return {};
  const { rejectReason, reasonExplanation } = fields;
  const label = isSaid(rejectReason) && optionLabel(texts.enumerations, "rejectReason", String(rejectReason));
  const rejected = [label || undefined, reasonExplanation].filter(isSaid).join(": ");
  const reason = [fields.cancelledBySupplierReason, fields.cancelReason, rejected].find(isSaid);
  return { cancellationDate: dates["CANCELLED"], ...(isSaid(reason) && { cancellationReason: reason }) };
}

/** Attributes that are told in some states alone; a priority is told as its client wrote it while that says the same. */
function attributesOf({ state, sent, document: { document: fields } }: ReadDocument, dates: StateDates): Json {
  const {
    expectedCompletionDate,
    completionDate = dates["READY"],
    ...told
  } = writeAttributes("productOrder", "resource", fields);
  const given = { priority: sent?.["priority"] };
  const said = readAttributes("productOrder", "resource", { given, pointer: "" }).fields.deliveryType;
  return {
    ...told,
    ...(isSaid(said) && said === fields.deliveryType && { priority: String(given.priority) }),
    ...(state === "inProgress" && expectedCompletionDate !== undefined && { expectedCompletionDate }),
    ...(state === "completed" && { completionDate }),
  };
}

function itemsOf({ document, itemIds, state }: ReadDocument): Json[] {
  const { documentType, document: fields, eventProducts, id } = document;
  const connection = document["sourceEventId"];
  const connectionId = documentType === "Order" ? (state === "completed" ? id : null) : connection;
  const { product: ofProduct, ...ofItem } = writeAttributes("productOrder", "item", fields);
  const place = writePlaces(fields);
  return eventProducts.map((product, index) => ({
    id: itemIds[index],
    quantity: 1,
    action: itemActions[documentType as keyof typeof itemActions],
    state,
    productOffering: { id: product.productId, name: product.productName },
    itemPrice: pricesOf(product.productPrice, product.monthPrice),
    ...ofItem,
    product: {
      ...(isSaid(connectionId) && { id: String(connectionId) }),
      ...(ofProduct as Json | undefined),
      productSpecification: { id: document["category"] },
      place,
      productCharacteristic: writeCharacteristics("productOrder", fields, { customFields: product.customFields ?? {} }),
    },
  }));
}

function sourceOf(document: WholeDocument): Json {
  const { sourceEventId, documentType } = document;
  return documentType === "Order" && isSaid(sourceEventId)
    ? { quote: [{ id: String(sourceEventId), "@referredType": "Quote" }] }
    : {};
}

function show(read: ReadDocument, { portal, texts, now }: Showing): Json {
  const { document, state, externalId, notes } = read;
  const { id, documentType, subscriber, supplier, document: fields, eventProducts } = document;
  const dates = document["stateDates"] as StateDates;
  const active = eventProducts.filter((product) => product.active);
  return {
    id: String(id),
    href: hrefOf(portal, orderPath, id),
    ...(externalId !== null && { externalId }),
    category: documentType,
    orderDate: document["createdAt"],
    ...attributesOf(read, dates),
    ...endingOf(fields, dates, { state, texts }),
    state,
    relatedParty: writeParties({ subscriber, supplier, fields }),
    note: notes.map(({ id: noteId, sentAt, author, text }) => ({ id: noteId, date: sentAt, author, text })),
    ...sourceOf(document),
    orderTotalPrice: totalOf(active),
    milestone: milestonesOf(stepsOf(document, dates, state), todayInHelsinki(now)),
    productOrderItem: itemsOf(read),
    "@type": "ProductOrder",
  };
}

/** Orders, change orders and cancel orders as TMF622 has them. */
export const productOrder: TmfResource = {
  path: orderPath,
  name: "productOrder",
  types: orderTypes,
  state: orderState,
  attributes: orderAttributes,
  sorts: orderSorts,
  owned: new Set([
    "id",
    "href",
    "state",
    "category",
    "orderDate",
    "completionDate",
    "expectedCompletionDate",
    "requestedCompletionDate",
    "requestedStartDate",
    "cancellationDate",
    "cancellationReason",
    "description",
    "notificationContact",
    "note",
    "agreement",
    "billingAccount",
    "quote",
    "productOfferingQualification",
    "orderTotalPrice",
    "milestone",
    "productOrderItem[]",
    "productOrderItem.state",
    "productOrderItem.action",
    "productOrderItem.itemPrice",
    "productOrderItem.itemTerm",
    "productOrderItem.product.place",
    "productOrderItem.product.productCharacteristic",
    "productOrderItem.product.productSerialNumber",
  ]),
  show,
};
