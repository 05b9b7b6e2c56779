import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { orderTypeOf } from "@runko/domain/tmf/tmf-resources";
import type { Issue } from "@runko/domain/values/issue";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { lacking, malformed, objectAt, rowsAt, textAt } from "./read-body.ts";
import type { Json } from "./select-attributes.ts";

export type OrderItem = {
  id: string;
  /** Where it stands in the body. */
  at: string;
  action: string;
  /** The product to be ordered. */
  offeringId: string | undefined;
  /** The connection that it speaks of. */
  connectionId: string | undefined;
  /** The item's product as it was sent. */
  product: Json;
  sent: Json;
};

function readItem(sent: Json, index: number): OrderItem {
  const at = `/productOrderItem/${index}`;
  const product = objectAt(sent, "product", at);
  const offering = {
    ...objectAt(product, "productOffering", `${at}/product`),
    ...objectAt(sent, "productOffering", at),
  };
  return {
    id: textAt(sent, "id", at) ?? "",
    at,
    action: textAt(sent, "action", at) ?? "",
    offeringId: textAt(offering, "id", `${at}/productOffering`)?.toLowerCase(),
    connectionId: textAt(product, "id", `${at}/product`),
    product,
    sent,
  };
}

/** The items of a body as it stands; what the standard demands of each and it lacks is malformed. */
export function readItems(body: Json, demanded: readonly string[]): OrderItem[] {
  const rows = rowsAt(body, "productOrderItem");
  const lacks = rows.flatMap((row, index) => lacking(row, demanded, `/productOrderItem/${index}`));
  if (lacks.length > 0) throw malformed(...lacks);
  return rows.map(readItem);
}

const isOne = (quantity: unknown) => quantity === undefined || quantity === null || Number(quantity) === 1;

/** Rules of what a new order is made of: 422. */
export function checkNewItems(items: readonly OrderItem[]): { documentType: DocumentType } {
  const issues: Issue[] = [];
  const [first] = items;
  for (const { at, action, sent, offeringId, connectionId } of items) {
    if (orderTypeOf(action) === null) issues.push({ path: `${at}/action`, code: "NOT_AN_OPTION" });
    else if (action !== first?.action) issues.push({ path: `${at}/action`, code: "NOT_FOR_THIS_DOCUMENT" });
    if (!isOne(sent["quantity"])) issues.push({ path: `${at}/quantity`, code: "NUMBER_TOO_LARGE", params: { max: 1 } });
    if (action === "add" && !offeringId) issues.push({ path: `${at}/productOffering/id`, code: "REQUIRED" });
    if (action !== "add" && !connectionId) issues.push({ path: `${at}/product/id`, code: "REQUIRED" });
    if (connectionId !== first?.connectionId) issues.push({ path: `${at}/product/id`, code: "NOT_FOR_THIS_DOCUMENT" });
  }
  const ids = items.map(({ id }) => id);
  if (new Set(ids).size < ids.length) issues.push({ path: "/productOrderItem", code: "DUPLICATE" });
  refuseIssues(issues);
  return { documentType: orderTypeOf(first?.action) ?? "Order" };
}

/** Which of the known items each of a change is: by its id, or by its place where it has none; -1 of a new one. */
export function placesOfItems(items: readonly OrderItem[], known: readonly string[]): number[] {
  const places = items.map(({ id }, index) => (id === "" ? index : known.indexOf(id)));
  const named = places.filter((place) => place >= 0);
  if (new Set(named).size < named.length) refuseIssues([{ path: "/productOrderItem", code: "DUPLICATE" }]);
  return places.map((place) => (place < known.length ? place : -1));
}
