import type { ListFilter } from "../api/rows.ts";
import type { Page } from "../components/tables/pages.ts";

const longestText = 100;

/** A pattern of like that finds the text anywhere, taking its special characters as they are. */
const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Conditions by which every typed word is found in one of the fields. */
export function searchConditions(text: string, fields: readonly string[]): object[] {
  const typed = text.slice(0, longestText).split(/\s+/).filter(Boolean);
  return typed.map((word) => ({ or: fields.map((field) => ({ [field]: { ilike: anywhere(word) } })) }));
}

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
