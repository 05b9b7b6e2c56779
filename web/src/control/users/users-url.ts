import { userCategories, type UserCategory } from "@runko/domain/accounts/user-categories";
import { organizationRoles, type OrganizationRole } from "@runko/domain/organizations/roles";
import type { Sort } from "../../components/tables/data-column.ts";
import type { Page } from "../../components/tables/pages.ts";
import { readPage, writePage } from "../page-url.ts";

/** Whether the users have ever come in, and what became of the invitation of those who have not (D-52). */
export const loginStates = ["never", "once", "notInvited", "invited", "opened", "lapsed"] as const;
export type LoginState = (typeof loginStates)[number];

/** What the address of the list of users says; `src` is the organization whose users are listed (§2). */
export type UsersUrl = Page & {
  organizationId: string | undefined;
  category: UserCategory | undefined;
  role: OrganizationRole | undefined;
  login: LoginState | undefined;
  sort: Sort | undefined;
  text: string;
};

/** The published fields that each sortable column sorts by. */
export const fieldsOfColumn: Readonly<Record<string, readonly string[]>> = {
  name: ["lastName", "firstName"],
  emailAddress: ["emailAddress"],
  jobTitle: ["jobTitle"],
  lastLoginAt: ["lastLoginAt"],
};

function readSort(text: string | null): Sort | undefined {
  const column = (text ?? "").replace(/^-/, "");
  if (!Object.hasOwn(fieldsOfColumn, column)) return undefined;
  return { column, direction: text?.startsWith("-") ? "desc" : "asc" };
}

export function readUsersUrl(query: URLSearchParams): UsersUrl {
  return {
    organizationId: query.get("src") ?? undefined,
    category: userCategories.find((category) => category === query.get("category")),
    role: organizationRoles.find((role) => role === query.get("role")),
    login: loginStates.find((login) => login === query.get("login")),
    ...readPage(query),
    sort: readSort(query.get("sort")),
    text: query.get("q") ?? "",
  };
}

/** The query of the list; what is as usual is left out of it. */
export function writeUsersUrl({
  organizationId,
  category,
  role,
  login,
  sort,
  text,
  ...page
}: UsersUrl): URLSearchParams {
  const said: [string, string | undefined][] = [
    ["src", organizationId],
    ["category", category],
    ["role", role],
    ["login", login],
    ["q", text === "" ? undefined : text],
    ["sort", sort && `${sort.direction === "desc" ? "-" : ""}${sort.column}`],
    ...writePage(page),
  ];
  return new URLSearchParams(said.filter((pair): pair is [string, string] => pair[1] !== undefined));
}
