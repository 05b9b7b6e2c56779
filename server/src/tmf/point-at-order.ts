import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { propertyPath } from "@runko/domain/tmf/tmf-issues";
import { rowsAt } from "./read-body.ts";
import type { PointAt } from "./point-at.ts";
import type { OrderItem } from "./read-order-items.ts";

/** Orders of every kind have their fields in the same places. */
const anyOrder = "Order" satisfies DocumentType;

const lists = [
  ["productCharacteristic", "name"],
  ["place", "role"],
] as const;

/** Where in a body a field of ours stands: at its row where the items have one of it, else where it would be. */
export function pointAtField(items: readonly OrderItem[], name: string): string {
  for (const { product, at } of items)
    for (const [list, key] of lists) {
      const index = rowsAt(product, list, `${at}/product`).findIndex((row) => row[key] === name);
      if (index >= 0) return `${at}/product/${list}/${index}`;
    }
  const path = propertyPath(anyOrder, { path: `document.${name}` });
  const [item] = items;
  return item ? path.replace("/productOrderItem/0", item.at) : path;
}

/** Where a body of TMF622 has what breaks a rule of ours. */
export const pointAtOrder =
  (items: readonly OrderItem[]): PointAt =>
  (path) => {
    const [first, second = ""] = path.split(".");
    return first === "document" ? pointAtField(items, second) : propertyPath(anyOrder, { path });
  };
