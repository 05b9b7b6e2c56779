import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { subscriberDemands } from "@runko/domain/documents/field-demands";
import type { ModificationType } from "@runko/domain/enumerations/modification-types";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { parseMoney } from "@runko/domain/values/money";
import type { Issue } from "@runko/domain/values/issue";
import type { GivenEventProduct } from "../documents/plan-event-products.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { dayOf } from "./tmf-days.ts";
import { objectAt, rowsAt, textAt } from "./read-body.ts";
import { characteristicFields, readCharacteristics } from "./read-characteristics.ts";
import { readParties, readPlaces } from "./read-places.ts";
import type { OrderItem } from "./read-order-items.ts";
import type { OrderSource } from "./order-source.ts";
import type { PointAt } from "./point-at.ts";
import type { Json } from "./select-attributes.ts";
import type { EventProduct } from "./tmf-resource.ts";

type Fields = Record<string, unknown>;
type Read = { value: unknown } | { issue: Issue } | null;

const dayAt = (body: Json, name: string): Read => {
  if (!Object.hasOwn(body, name)) return null;
  const day = body[name] === null ? null : dayOf(body[name]);
  return day === undefined ? { issue: { path: `/${name}`, code: "INVALID_DATE" } } : { value: day };
};

/** The urgency of a delivery, from "0", the highest, to "4". */
const urgencies = ["fast", "fast", "urgent", "normal", "normal"] as const;
const priorities: Readonly<Record<string, string>> = { fast: "1", urgent: "2", normal: "3" };

/** The priority of a delivery, as the client wrote it while that says the same. */
export function priorityOf(deliveryType: string, sent: unknown): string | undefined {
  const same = /^[0-4]$/.test(String(sent)) && urgencies[Number(sent)] === deliveryType;
  return same ? String(sent) : priorities[deliveryType];
}

function readPriority(body: Json): Read {
  const given = textAt(body, "priority");
  if (given === undefined) return null;
  const read = /^[0-4]$/.test(given) ? urgencies[Number(given)] : undefined;
  return read ? { value: read } : { issue: { path: "/priority", code: "NOT_AN_OPTION" } };
}

function readFirst(body: Json, name: string, attribute: string): Read {
  if (!Object.hasOwn(body, name)) return null;
  const [first] = rowsAt(body, name);
  return { value: first ? (textAt(first, attribute, `/${name}/0`) ?? null) : null };
}

function readTerm([item]: readonly OrderItem[]): Read {
  const terms = item ? rowsAt(item.sent, "itemTerm", item.at) : [];
  const index = terms.findIndex(({ name }) => name === "contractLength");
  const term = terms[index];
  if (!item || !term) return null;
  const at = `${item.at}/itemTerm/${index}`;
  const amount = Number(textAt(objectAt(term, "duration", at), "amount", `${at}/duration`));
  return [0, 12, 24, 36, 60].includes(amount)
    ? { value: amount }
    : { issue: { path: `${at}/duration/amount`, code: "NOT_AN_OPTION" } };
}

/** The attributes of an order, each with the field that it is. */
const ofOrder = {
  description: (body: Json): Read =>
    Object.hasOwn(body, "description") ? { value: textAt(body, "description") ?? null } : null,
  deliveryType: readPriority,
  requestedDate: (body: Json): Read => dayAt(body, "requestedCompletionDate") ?? dayAt(body, "requestedStartDate"),
  contractNumber: (body: Json): Read => readFirst(body, "agreement", "id"),
  billingGroupId: (body: Json): Read => readFirst(body, "billingAccount", "id"),
} as const satisfies Partial<Record<FieldName, (body: Json) => Read>>;

/** Where an order has the fields that are no characteristics. */
const places: Readonly<Record<string, string>> = {
  description: "/description",
  deliveryType: "/priority",
  requestedDate: "/requestedCompletionDate",
  contractNumber: "/agreement",
  billingGroupId: "/billingAccount",
  followers: "/notificationContact",
  contractLength: "/productOrderItem/0/itemTerm",
  estimatedDeliveryDate: "/expectedCompletionDate",
  actualDeliveryDate: "/completionDate",
  supplierConnectionId: "/productOrderItem/0/product/productSerialNumber",
  targetAddress: "/productOrderItem/0/product/place",
  otherEndAddress: "/productOrderItem/0/product/place",
  customerName: "/relatedParty",
  contactName: "/relatedParty",
  contactPhone: "/relatedParty",
  contactEmail: "/relatedParty",
  cancelReason: "/cancellationReason",
  cancelledBySupplierReason: "/cancellationReason",
  rejectReason: "/rejectReason",
  reasonExplanation: "/cancellationReason",
  inProgressReason: "/pendingReason",
};

function pointAtCharacteristic(items: readonly OrderItem[], name: string): string {
  for (const { product, at } of items) {
    const index = rowsAt(product, "productCharacteristic", at).findIndex((row) => row["name"] === name);
    if (index >= 0) return `${at}/product/productCharacteristic/${index}`;
  }
  return `/productOrderItem/0/product/productCharacteristic`;
}

/** Where a body of TMF622 has what breaks a rule of ours. */
export const pointAtOrder =
  (items: readonly OrderItem[]): PointAt =>
  (path) => {
    const [first = "", second = "", third = ""] = path.split(".");
    if (first === "document") return places[second] ?? pointAtCharacteristic(items, second);
    if (first === "eventProducts") {
      const at = items[Number(second)]?.at ?? "/productOrderItem";
      if (third === "productId") return `${at}/productOffering/id`;
      return third === "customFields" ? `${at}/product/productCharacteristic` : `${at}/itemPrice`;
    }
    if (first === "text" || first === "explanation") return "/note";
    if (path === "delayReason" || path === "cancelReason")
      return path === "delayReason" ? "/delayReason" : "/cancellationReason";
    return path === "supplierId" ? "/productOrderItem/0/productOffering/id" : undefined;
  };

/** Takes what was read, and the issue of what could not be. */
function gather(read: Read, name: string, fields: Fields, issues: Issue[]): void {
  if (read === null) return;
  if ("issue" in read) issues.push(read.issue);
  else fields[name] = read.value;
}

type FieldsOfOrder = { fields: DocumentFields; customFields: Record<string, string | null>[] };

/** What a subscriber writes into an order: what the form was filled in with, under what the body says. */
export function fieldsOfOrder(
  body: Json,
  items: readonly OrderItem[],
  {
    documentType,
    source,
  }: { documentType: DocumentType; source?: Pick<OrderSource, "fields" | "category"> | undefined },
): FieldsOfOrder {
  const fields: Fields = {};
  const issues: Issue[] = [];
  for (const [name, read] of Object.entries(ofOrder)) gather(read(body), name, fields, issues);
  gather(readTerm(items), "contractLength", fields, issues);
  const follower = textAt(body, "notificationContact");
  if (follower !== undefined) fields["followers"] = [follower];
  Object.assign(fields, readParties(body));
  const customFields = items.map((item) => {
    const { fields: own, custom, issues: broken } = readCharacteristics(item, "subscriber");
    const placed = readPlaces(item);
    issues.push(...broken, ...placed.issues);
    Object.assign(fields, own, placed.fields);
    return custom;
  });
  if (documentType === "ChangeOrder" && !Object.hasOwn(fields, "modificationTypes")) {
    const changed = modificationsOf(fields);
    if (changed.length > 0) fields["modificationTypes"] = changed;
  }
  refuseIssues(issues);
  const usual = documentType === "Order" ? { deliveryType: "normal" } : {};
  const filled = source ? filledIn(source, documentType, fields) : {};
  return { fields: { ...usual, ...filled, ...fields } as DocumentFields, customFields };
}

/** What the form is filled in with from the source, of the fields that it asks for. */
function filledIn(
  { fields, category }: Pick<OrderSource, "fields" | "category">,
  type: DocumentType,
  given: Fields,
): Fields {
  const demanded = subscriberDemands(type, category, (given["modificationTypes"] ?? []) as ModificationType[]);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => demanded.has(name as FieldName)));
}

/** What a change is of, where the client does not say it: the address, the speed, a cable, something else. */
function modificationsOf(fields: Fields): string[] {
  const kinds: Readonly<Record<string, string>> = {
    targetAddress: "address",
    otherEndAddress: "address",
    capacity: "speed",
    cableY: "cableY",
  };
  const named = Object.keys(fields).flatMap((name) => kinds[name] ?? (characteristicFields.has(name) ? "other" : []));
  return [...new Set(named)];
}

/** What of a change is a merge patch alone. */
type Answer = { fields: DocumentFields; prices: GivenEventProduct[] };

const priceNames = { connectFee: "productPrice", monthlyFee: "monthPrice" } as const;

function readPrices({ sent, at }: OrderItem, { productId }: EventProduct, issues: Issue[]): GivenEventProduct[] {
  const priced: Record<string, string> = {};
  for (const [index, row] of rowsAt(sent, "itemPrice", at).entries()) {
    const path = `${at}/itemPrice/${index}`;
    const name = textAt(row, "name", path) ?? (row["priceType"] === "recurring" ? "monthlyFee" : "connectFee");
    const amount = objectAt(objectAt(row, "price", path), "dutyFreeAmount", `${path}/price`);
    const money = parseMoney(textAt(amount, "value", `${path}/price/dutyFreeAmount`) ?? "");
    if (!Object.hasOwn(priceNames, name)) issues.push({ path: `${path}/name`, code: "NOT_AN_OPTION" });
    else if (money === null) issues.push({ path: `${path}/price/dutyFreeAmount/value`, code: "INVALID_MONEY" });
    else priced[priceNames[name as keyof typeof priceNames]] = money;
  }
  return Object.keys(priced).length === 0 ? [] : [{ productId, ...priced }];
}

/** What a supplier writes into an order: its answer, and what its products cost. */
export function answerOfOrder(
  body: Json,
  items: readonly OrderItem[],
  { eventProducts }: { eventProducts: readonly EventProduct[] },
): Answer {
  const fields: Fields = {};
  const issues: Issue[] = [];
  gather(dayAt(body, "expectedCompletionDate"), "estimatedDeliveryDate", fields, issues);
  gather(dayAt(body, "completionDate"), "actualDeliveryDate", fields, issues);
  const prices = items.flatMap((item, index) => {
    const serial = textAt(item.product, "productSerialNumber", `${item.at}/product`);
    if (serial !== undefined) fields["supplierConnectionId"] = serial;
    const { fields: own, issues: broken } = readCharacteristics(item, "supplier");
    issues.push(...broken);
    Object.assign(fields, own);
    const product = eventProducts[index];
    return product ? readPrices(item, product, issues) : [];
  });
  refuseIssues(issues);
  return { fields: fields as DocumentFields, prices };
}
