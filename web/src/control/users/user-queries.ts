import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { api } from "../../api/client.ts";
import { ifMatch } from "../../api/if-match.ts";
import type { paths } from "../../api/schema.generated.ts";
import { fetchRows, type ListFilter } from "../../api/rows.ts";
import { controlKeys } from "../control-keys.ts";
import type { ManagedUser } from "../entities.ts";
import { largestPage } from "@runko/domain/values/list-limits";
import { fetchAll, type Rows } from "../../api/fetch-all.ts";
import { filterOf } from "./user-filter.ts";
import type { UsersUrl } from "./users-url.ts";

export type UserPatch = NonNullable<paths["/users/{id}"]["patch"]["requestBody"]>["content"]["application/json"];

const fetchUsers = (filter: ListFilter, organizationId?: string, signal?: AbortSignal): Promise<Rows<ManagedUser>> =>
  organizationId === undefined
    ? fetchRows("/users", { filter, signal })
    : fetchRows("/organizations/{id}/users", { path: { id: organizationId }, filter, signal });

const fetchAllUsers: typeof fetchUsers = async (filter, organizationId, signal) => {
  const rows = await fetchAll((part) => fetchUsers({ ...filter, ...part }, organizationId, signal));
  return { rows, total: rows.length };
};

/** The shown rows of the list of users: a page, or all of them. */
export function usersQuery(url: UsersUrl) {
  const all = url.pageSize === "all";
  const filter = filterOf(url, url.pageSize === "all" ? largestPage : url.pageSize);
  return queryOptions({
    queryKey: controlKeys.users("list", url.organizationId, filter),
    queryFn: ({ signal }) => (all ? fetchAllUsers : fetchUsers)(filter, url.organizationId, signal),
  });
}

/** One user, as their administrators see them. */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: controlKeys.users("one", id),
    queryFn: async ({ signal }) => {
      const { rows } = await fetchUsers({ where: { id }, limit: 1 }, undefined, signal);
      const [user] = rows;
      if (!user) throw new ApiProblem(404, { code: "NOT_FOUND" });
      return user;
    },
  });
}

export async function createUser(body: UserPatch): Promise<ManagedUser> {
  return await answer(api.POST("/users", { body }));
}

/** Changes the user as they were read; a change of another since then is refused. */
export async function changeUser(user: ManagedUser, body: UserPatch): Promise<ManagedUser> {
  const params = { path: { id: user.id }, header: ifMatch(user) };
  return await answer(api.PATCH("/users/{id}", { params, body }));
}

export async function setProductAdmin(
  id: string,
  body: { productAdmin: boolean; currentPassword: string },
): Promise<ManagedUser> {
  return await answer(api.PATCH("/users/{id}/product-admin", { params: { path: { id } }, body }));
}

export async function resetSecondFactor(id: string, currentPassword: string): Promise<ManagedUser> {
  const params = { path: { id } };
  return await answer(api.POST("/users/{id}/second-factor/reset", { params, body: { currentPassword } }));
}

export async function unlinkProvider(id: string): Promise<ManagedUser> {
  return await answer(api.POST("/users/{id}/provider-link/removal", { params: { path: { id } } }));
}

/** Asks for a link for this user; `kept` when no mail leaves, and the product admin reads it. */
export async function mailResetLink(email: string): Promise<{ kept: boolean }> {
  const told = await answer(api.POST("/reset-password", { params: { query: { email } } }));
  return { kept: told?.kept === true };
}

export async function deleteUser(id: string): Promise<void> {
  await answer(api.DELETE("/users/{id}", { params: { path: { id } } }));
}

export async function removeFromOrganization(id: string, organizationId: string): Promise<void> {
  const path = { id: organizationId, userId: id };
  await answer(api.DELETE("/organizations/{id}/users/{userId}", { params: { path } }));
}
