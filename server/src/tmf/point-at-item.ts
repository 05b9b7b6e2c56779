import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { valueAt } from "@runko/domain/tmf/json-shapes";
import { propertyPath } from "@runko/domain/tmf/tmf-issues";
import {
  characteristicsOfResource,
  itemsOfResource,
  placesOfResource,
  resourceOfType,
  type TmfResource as ResourceName,
} from "@runko/domain/tmf/tmf-resources";
import type { PointAt } from "./point-at.ts";
import type { TmfItem } from "./read-items.ts";

/** One of the types of a resource: all have their fields in the same places. */
const typeOf = (resource: ResourceName) =>
  (Object.keys(resourceOfType) as DocumentType[]).find((type) => resourceOfType[type] === resource) ?? "Order";

const rowsOf = (sent: unknown, path: string): unknown[] => {
  const rows = valueAt(sent, path);
  return Array.isArray(rows) ? (rows as unknown[]) : [rows];
};

/** Where in a body a field of ours stands: at its row where the items have one of it, else where it would be. */
export function pointAtField(resource: ResourceName, items: readonly TmfItem[], name: string): string {
  const lists = [
    [characteristicsOfResource[resource], "name"],
    [placesOfResource[resource], "role"],
  ] as const;
  for (const { sent, at } of items)
    for (const [list, key] of lists) {
      const index = rowsOf(sent, list).findIndex((row) => valueAt(row, key) === name);
      if (index >= 0) return `${at}/${list.replaceAll(".", "/")}/${index}`;
    }
  const path = propertyPath(typeOf(resource), { path: `document.${name}` });
  const [item] = items;
  const first = `/${itemsOfResource[resource] ?? ""}/0`;
  return item && itemsOfResource[resource] !== null ? path.replace(first, item.at) : path;
}

/** Where a body of the resource has what breaks a rule of ours. */
export const pointAtItems =
  (resource: ResourceName, items: readonly TmfItem[]): PointAt =>
  (path) => {
    const [first, second = ""] = path.split(".");
    return first === "document" ? pointAtField(resource, items, second) : propertyPath(typeOf(resource), { path });
  };
