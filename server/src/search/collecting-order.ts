import type { OrderTerm, Where } from "../platform/filter/filter.ts";

/** Whether a where asks for a span of such a field. */
export const isRange = (where: Where, field: RegExp): boolean =>
  "parts" in where
    ? where.kind === "and" && where.parts.some((part) => isRange(part, field))
    : field.test(where.field) && (where.kind === "compare" || where.kind === "between");

/** The newest first; the latest requested day first; or by days that come later than the document, in no such order. */
export type Reading = "newest" | "requested" | "laterDays";

export const creation = /^createdAt$/;
export const laterDays = /^(updatedAt|(document\.)?(estimatedDeliveryDate|actualDeliveryDate|validUntilDate))$/;

/**
 * In which order a search reads until it has enough: the newest first or, when days of request are asked for, the latest of
 * those. Each has its index, in which such a range is one stretch.
 */
export function collectingOrder(wheres: readonly (Where | undefined)[]): Reading {
  const asks = (field: RegExp) => wheres.some((where) => where !== undefined && isRange(where, field));
  if (asks(creation)) return "newest";
  if (asks(/^(document\.)?requestedDate$/)) return "requested";
  return asks(laterDays) ? "laterDays" : "newest";
}

/** An order in which an index of each organization holds its documents. */
export type IndexedOrder = { by: "id" | "createdAt"; direction: "ASC" | "DESC" };

/** The order as an index has it; undefined for one that has to be made. Without terms the newest come first. */
export function indexedOrder(order: readonly OrderTerm[]): IndexedOrder | undefined {
  const [first, second] = order;
  if (!first) return { by: "createdAt", direction: "DESC" };
  if (first.field === "id") return { by: "id", direction: first.direction };
  const breaksTies = !second || (second.field === "id" && second.direction === first.direction);
  return first.field === "createdAt" && breaksTies ? { by: "createdAt", direction: first.direction } : undefined;
}
