import { documentFields, type FieldName } from "@runko/domain/documents/document-fields";
import { optionLabel } from "@runko/domain/documents/option-label";
import { orderTypes } from "@runko/domain/enumerations/document-types";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { sumMoney } from "@runko/domain/values/money";
import { characteristicFields } from "./read-characteristics.ts";
import { partiesOf, placesOf } from "./read-places.ts";
import { priorityOf } from "./order-fields.ts";
import { orderActions, orderAttributes, orderSorts } from "./order-attributes.ts";
import { orderState } from "./order-state.ts";
import type { Json } from "./select-attributes.ts";
import { hrefOf } from "./tmf-paths.ts";
import { midnightOf } from "./tmf-days.ts";
import type { EventProduct, ReadDocument, Showing, TmfResource, WholeDocument } from "./tmf-resource.ts";

const path = "/productOrderingManagement/v4/productOrder";

type Fields = Readonly<Record<string, unknown>>;
type StateDates = Readonly<Record<string, string>>;

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== "";

const valueTypes: Readonly<Record<string, string>> = {
  numberOption: "integer",
  number: "number",
  flag: "boolean",
  options: "array",
};

function characteristicsOf(fields: Fields, { customFields }: EventProduct): Json[] {
  const own = [...characteristicFields].flatMap((name) => {
    const { kind } = documentFields[name as FieldName];
    const value = fields[name];
    if (!isSaid(value)) return [];
    return [{ name, value: kind === "number" ? Number(value) : value, valueType: valueTypes[kind] ?? "string" }];
  });
  const custom = Object.entries(customFields ?? {}).flatMap(([name, value]) =>
    isSaid(value) ? [{ name: `custom.${name}`, value, valueType: "string" }] : [],
  );
  return [...own, ...custom];
}

const amountOf = (value: string) => ({ "@type": "Price", dutyFreeAmount: { unit: "EUR", value: Number(value) } });

/** What it costs once and by the month; nothing of what is not told. */
function pricesOf(initial: string | null, monthly: string | null): Json[] {
  return [
    ...(initial === null ? [] : [{ name: "connectFee", priceType: "nonRecurring", price: amountOf(initial) }]),
    ...(monthly === null
      ? []
      : [{ name: "monthlyFee", priceType: "recurring", recurringChargePeriod: "month", price: amountOf(monthly) }]),
  ];
}

function totalOf(products: readonly EventProduct[]): Json[] {
  const sum = (name: "productPrice" | "monthPrice") => {
    const amounts = products.flatMap((product) => product[name] ?? []);
    return amounts.length === 0 ? null : sumMoney(amounts);
  };
  return pricesOf(sum("productPrice"), sum("monthPrice"));
}

const steps = {
  OPEN: "acknowledged",
  IN_PROCESSING: "inProcessing",
  CONFIRMED: "confirmed",
  IN_DELIVERY: "inDelivery",
};

/** How far it has come, and by when it should be there. */
function milestonesOf(dates: StateDates, fields: Fields, { state, now }: { state: string; now: Date }): Json[] {
  const promised = fields["estimatedDeliveryDate"];
  const isOver = state === "completed" || state === "cancelled" || state === "rejected";
  const late = typeof promised === "string" && !isOver && promised < todayInHelsinki(now);
  const reached = (at: string | undefined) => (at === undefined ? "Yet-To-Reach" : "Completed");
  const passed = Object.entries(steps).map(([stored, name], index) => ({
    id: String(index + 1),
    name,
    ...(dates[stored] !== undefined && { milestoneDate: dates[stored] }),
    status: reached(dates[stored]),
  }));
  const completed = state === "completed" ? (midnightOf(fields["actualDeliveryDate"]) ?? dates["READY"]) : undefined;
  const end = completed ?? midnightOf(promised);
  return [
    ...passed,
    {
      id: "5",
      name: "completed",
      ...(end !== undefined && { milestoneDate: end }),
      status: late ? "Violated" : reached(completed),
    },
  ];
}

function endingOf(
  fields: Fields,
  dates: StateDates,
  { state, texts }: { state: string; texts: Showing["texts"] },
): Json {
  if (state !== "cancelled" && state !== "rejected") return {};
  const { rejectReason, reasonExplanation } = fields;
  const label = isSaid(rejectReason) && optionLabel(texts.enumerations, "rejectReason", String(rejectReason));
  const rejected = [label || undefined, reasonExplanation].filter(isSaid).join(": ");
  const reason = [fields["cancelledBySupplierReason"], fields["cancelReason"], rejected].find(isSaid);
  return { cancellationDate: dates["CANCELLED"], ...(isSaid(reason) && { cancellationReason: reason }) };
}

const organization = (role: string, { id, name }: { id: string; name: string }) => ({
  id,
  name,
  role,
  "@referredType": "Organization",
});

function itemsOf({ document, itemIds, state }: ReadDocument): Json[] {
  const { documentType, document: fields, eventProducts, id } = document;
  const connection = document["sourceEventId"];
  const connectionId = documentType === "Order" ? (state === "completed" ? id : null) : connection;
  return eventProducts.map((product, index) => ({
    id: itemIds?.[index] ?? String(index + 1),
    quantity: 1,
    action: orderActions[documentType as keyof typeof orderActions],
    state,
    productOffering: { id: product.productId, name: product.productName },
    itemPrice: pricesOf(product.productPrice, product.monthPrice),
    ...(isSaid(fields["contractLength"]) && {
      itemTerm: [{ name: "contractLength", duration: { amount: fields["contractLength"], units: "month" } }],
    }),
    product: {
      ...(isSaid(connectionId) && { id: String(connectionId) }),
      ...(isSaid(fields["supplierConnectionId"]) && { productSerialNumber: fields["supplierConnectionId"] }),
      productSpecification: { id: document["category"] },
      place: placesOf(fields),
      productCharacteristic: characteristicsOf(fields, product),
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
  const followers = fields["followers"] as string[] | undefined;
  const active = eventProducts.filter((product) => product.active);
  return {
    id: String(id),
    href: hrefOf(portal, path, id),
    ...(externalId !== null && { externalId }),
    category: documentType,
    ...(isSaid(fields["description"]) && { description: fields["description"] }),
    ...(isSaid(fields["deliveryType"]) && {
      priority: priorityOf(String(fields["deliveryType"]), read.sent?.["priority"]),
    }),
    orderDate: document["createdAt"],
    ...(isSaid(fields["requestedDate"]) && { requestedCompletionDate: midnightOf(fields["requestedDate"]) }),
    ...(state === "inProgress" &&
      isSaid(fields["estimatedDeliveryDate"]) && {
        expectedCompletionDate: midnightOf(fields["estimatedDeliveryDate"]),
      }),
    ...(state === "completed" && { completionDate: midnightOf(fields["actualDeliveryDate"]) ?? dates["READY"] }),
    ...endingOf(fields, dates, { state, texts }),
    ...(followers?.[0] !== undefined && { notificationContact: followers[0] }),
    state,
    relatedParty: [organization("buyer", subscriber), organization("seller", supplier), ...partiesOf(fields)],
    note: notes.map(({ id: noteId, sentAt, author, text }) => ({ id: noteId, date: sentAt, author, text })),
    ...(isSaid(fields["contractNumber"]) && { agreement: [{ id: fields["contractNumber"], name: "contractNumber" }] }),
    ...(isSaid(fields["billingGroupId"]) && { billingAccount: { id: fields["billingGroupId"] } }),
    ...sourceOf(document),
    orderTotalPrice: totalOf(active),
    milestone: milestonesOf(dates, fields, { state, now }),
    productOrderItem: itemsOf(read),
    "@type": "ProductOrder",
  };
}

/** Orders, change orders and cancel orders as TMF622 has them. */
export const productOrder: TmfResource = {
  path,
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
