import type { UserCategory } from "@runko/domain/accounts/user-categories";
import { productAdminRole } from "@runko/domain/organizations/roles";
import { fieldsOfColumn, type UsersUrl } from "./users-url.ts";

const longestText = 100;

const whereOfCategory: Record<UserCategory, object> = {
  ORPHAN: { orphan: true },
  GROUP: { groupAccount: true },
  ADMIN: { admin: true },
  RUNKO_ADMIN: { globalRole: productAdminRole },
};

/** A pattern of like that finds the text anywhere, taking its special characters as they are. */
const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Every typed word is found in the name or in the e-mail. */
function wheresOf(text: string): object[] {
  const typed = text.slice(0, longestText).split(/\s+/).filter(Boolean);
  return typed.map((word) => {
    const found = { ilike: anywhere(word) };
    return { or: [{ name: found }, { emailAddress: found }] };
  });
}

/** The filter by which the server finds what the address asks for. */
export function filterOf({ category, text, sort, page, pageSize }: UsersUrl, limit: number): object {
  const conditions = [...(category ? [whereOfCategory[category]] : []), ...wheresOf(text)];
  const fields = fieldsOfColumn[sort?.column ?? ""] ?? [];
  const direction = sort?.direction === "desc" ? "DESC" : "ASC";
  return {
    ...(conditions.length > 0 && { where: { and: conditions } }),
    ...(fields.length > 0 && { order: fields.map((field) => `${field} ${direction}`) }),
    limit,
    skip: pageSize === "all" ? 0 : page * pageSize,
  };
}
