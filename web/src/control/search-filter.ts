import type { ListFilter } from "../api/rows.ts";
import type { Page } from "../components/tables/pages.ts";

type Asked = Page & { direction: "asc" | "desc" | undefined };

/** A filter of these conditions, sorted by these fields in one direction, for the asked page. */
export function pageFilter(
  conditions: readonly object[],
  fields: readonly string[],
  { direction, page, pageSize }: Asked,
  limit: number,
): ListFilter {
  const order = direction === "desc" ? "DESC" : "ASC";
  return {
    ...(conditions.length > 0 && { where: { and: conditions } }),
    ...(fields.length > 0 && { order: fields.map((field) => `${field} ${order}`) }),
    limit,
    skip: pageSize === "all" ? 0 : page * pageSize,
  };
}
