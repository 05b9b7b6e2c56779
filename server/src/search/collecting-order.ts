import type { Where } from "../platform/filter/filter.ts";

const isRange = (where: Where, field: RegExp): boolean =>
  "parts" in where
    ? where.kind === "and" && where.parts.some((part) => isRange(part, field))
    : field.test(where.field) && (where.kind === "compare" || where.kind === "between");

/**
 * In which order a search reads until it has enough: the newest first or, when days of request are asked for, the latest of
 * those. Each has its index, in which such a range is one stretch.
 */
export function collectingOrder(wheres: readonly (Where | undefined)[]): string {
  const asks = (field: RegExp) => wheres.some((where) => where !== undefined && isRange(where, field));
  const byRequest = asks(/^(document\.)?requestedDate$/) && !asks(/^createdAt$/);
  return byRequest ? "d.requested_date DESC, d.id DESC" : "d.created_at DESC, d.id DESC";
}
