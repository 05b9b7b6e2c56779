import { orderTypes } from "@runko/domain/enumerations/document-types";
import { readAttributes, writeAttributes } from "@runko/domain/tmf/attributes";
import { itemActions, orderTypeOf } from "@runko/domain/tmf/tmf-resources";
import { tmfDay } from "@runko/domain/tmf/tmf-times";
import { sumMoney } from "@runko/domain/values/money";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { orderSchemas } from "./order-schemas.ts";
import { orderPath } from "./paths-of-resources.ts";
import { orderAttributes, orderSorts, orderState } from "./product-order-attributes.ts";
import { rowsAt, textAt } from "./read-body.ts";
import { offeringMissing } from "./read-items.ts";
import type { Json } from "./select-attributes.ts";
import {
  datesOf,
  endingReason,
  feesTold,
  headOf,
  isSaid,
  itemsTold,
  ownedOfItems,
  peopleOf,
  stepsTold,
} from "./told-parts.ts";
import type { EventProduct, ReadDocument, Showing, TmfMaking, TmfResource, WholeDocument } from "./tmf-resource.ts";
import { namedConnection } from "./tmf-source.ts";

function totalOf(products: readonly EventProduct[]): Json[] {
  const sum = (name: "productPrice" | "monthPrice") => {
    const amounts = products.flatMap((product) => product[name] ?? []);
    return amounts.length === 0 ? null : sumMoney(amounts);
  };
  return feesTold(sum("productPrice"), sum("monthPrice"));
}

const isOver = (state: string) => state === "cancelled" || state === "rejected";

function endingOf({ document, state }: ReadDocument, showing: Showing): Json {
  if (!isOver(state)) return {};
  const reason = endingReason(document.document, showing);
  return {
    cancellationDate: datesOf(document)["CANCELLED"],
    ...(reason !== undefined && { cancellationReason: reason }),
  };
}

function priorityOf(priority: unknown, deliveryType: unknown): Json {
  if (!isSaid(priority)) return {};
  const said = readAttributes("productOrder", "resource", { given: { priority }, pointer: "" }).fields.deliveryType;
  return isSaid(said) && said === deliveryType ? { priority: String(priority) } : {};
}

/** Attributes that are told in some states alone; a priority is told as its client wrote it while that says the same. */
function attributesOf({ state, sent, document }: ReadDocument): Json {
  const { document: fields } = document;
  const {
    expectedCompletionDate,
    completionDate = datesOf(document)["READY"],
    ...told
  } = writeAttributes("productOrder", "resource", fields);
  return {
    ...told,
    ...priorityOf(sent?.["priority"], fields.deliveryType),
    ...(state === "inProgress" && expectedCompletionDate !== undefined && { expectedCompletionDate }),
    ...(state === "completed" && { completionDate }),
  };
}

function itemsOf(read: ReadDocument): Json[] {
  const { document, state, connectionId } = read;
  const { documentType, id } = document;
  const connection = documentType === "Order" ? (state === "completed" ? id : null) : connectionId;
  return itemsTold("productOrder", read, (product) => ({
    of: {
      quantity: 1,
      action: itemActions[documentType as keyof typeof itemActions],
      state,
      itemPrice: feesTold(product.productPrice, product.monthPrice),
    },
    product: isSaid(connection) ? { id: String(connection) } : {},
  }));
}

function sourceOf(document: WholeDocument): Json {
  const { sourceEventId, documentType } = document;
  return documentType === "Order" && isSaid(sourceEventId)
    ? { quote: [{ id: String(sourceEventId), "@referredType": "Quote" }] }
    : {};
}

/** Notices of jeopardy in the shape of version 5 (F3), each with the new day where there was one. */
function alertsOf({ alerts = [] }: ReadDocument, { texts }: Showing): Json {
  if (alerts.length === 0) return {};
  const told = alerts.map(({ at, reason, text, to }, index) => ({
    id: String(index + 1),
    name: texts.enumerations.delayReason[reason],
    jeopardyType: reason,
    ...(text !== null && { message: text }),
    alertDate: at,
    ...(to !== null && { expectedCompletionDate: tmfDay(to) }),
  }));
  return { jeopardyAlert: told };
}

const alerts = `(SELECT coalesce(json_agg(json_build_object('at', ${isoInstant("h.at")}, 'reason', h.delay_reason,
    'text', h.text, 'to', h.to_date) ORDER BY h.at, h.id), '[]'::json)
  FROM delivery_date_changes h WHERE h.document_id = d.id AND h.kind = 'delayed')`;

function show(read: ReadDocument, showing: Showing): Json {
  const { document, state } = read;
  return {
    ...headOf(orderPath, read, showing),
    category: document.documentType,
    orderDate: document["createdAt"],
    ...attributesOf(read),
    ...endingOf(read, showing),
    state,
    ...peopleOf(read, showing),
    ...sourceOf(document),
    orderTotalPrice: totalOf(document.eventProducts.filter(({ active }) => active)),
    milestone: stepsTold(read, showing, isOver(state)),
    ...alertsOf(read, showing),
    productOrderItem: itemsOf(read),
    "@type": "ProductOrder",
  };
}

const making: TmfMaking = {
  scope: "orders:write",
  demands: { body: [], item: ["id", "action"] },
  typeOf: ([first]) => orderTypeOf(first?.action) ?? "Order",
  issuesOf: (item, first) => {
    const { at, action, connectionId, connectionAt } = item;
    return [
      ...(orderTypeOf(action) === null ? [{ path: `${at}/action`, code: "NOT_AN_OPTION" as const }] : []),
      ...(orderTypeOf(action) !== null && action !== first.action
        ? [{ path: `${at}/action`, code: "NOT_FOR_THIS_DOCUMENT" as const }]
        : []),
      ...(action === "add" ? offeringMissing(item) : []),
      ...(action !== "add" && !connectionId ? [{ path: connectionAt, code: "REQUIRED" as const }] : []),
      ...(connectionId !== first.connectionId ? [{ path: connectionAt, code: "NOT_FOR_THIS_DOCUMENT" as const }] : []),
    ];
  },
  nameSource: (body, [item]) => {
    if (item?.action !== "add") return namedConnection(item);
    for (const name of ["quote", "productOfferingQualification"]) {
      const [offer] = rowsAt(body, name);
      const id = offer && textAt(offer, "id", `/${name}/0`);
      if (id !== undefined) return { mode: "ORDER", id, path: `/${name}/0/id` };
    }
    return undefined;
  },
};

/** Orders, change orders and cancel orders as TMF622 has them. */
export const productOrder: TmfResource = {
  path: orderPath,
  name: "productOrder",
  types: orderTypes,
  state: orderState,
  reads: [
    "id",
    "documentType",
    "eventState",
    "version",
    "category",
    "createdAt",
    "sourceEventId",
    "stateDates",
    "subscriber",
    "supplier",
    "document",
    "eventProducts",
  ],
  attributes: orderAttributes,
  sorts: orderSorts,
  owned: new Set([
    "id",
    "href",
    "externalId",
    "state",
    "category",
    "orderDate",
    "completionDate",
    "expectedCompletionDate",
    "requestedCompletionDate",
    "requestedStartDate",
    "cancellationDate",
    "cancellationReason",
    "rejectReason",
    "pendingReason",
    "delayReason",
    "reasonCode",
    "delayText",
    "description",
    "notificationContact",
    "note",
    "attachment",
    "agreement",
    "billingAccount",
    "quote",
    "productOfferingQualification",
    "orderTotalPrice",
    "milestone",
    "jeopardyAlert",
    ...ownedOfItems("productOrderItem"),
    "productOrderItem.action",
    "productOrderItem.itemPrice",
    "productOrderItem.itemTerm",
    "productOrderItem.product.productSerialNumber",
  ]),
  show,
  alsoReads: { attributes: ["jeopardyAlert"], sql: () => ({ alerts }) },
  making,
  schema: "ProductOrder",
  schemas: orderSchemas,
};
