import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { ifMatch } from "../../api/if-match.ts";
import { fetchRows } from "../../api/rows.ts";
import type { components } from "../../api/schema.generated.ts";
import { controlKeys } from "../control-keys.ts";
import type { ManagedGroup } from "../entities.ts";
import { forgotten, listQuery } from "./list-query.ts";
import type { ProductsUrl } from "./products-url.ts";

export const groupsQuery = (url: ProductsUrl) =>
  listQuery({ url, list: "groups", fetchPage: (filter, signal) => fetchRows("/product-groups", { filter, signal }) });

export const groupQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.products("group", id),
    queryFn: ({ signal }) => answer(api.GET("/product-groups/{id}", { params: { path: { id } }, signal })),
    gcTime: forgotten,
  });

export type GroupBody = Omit<ManagedGroup, "id" | "version">;

export async function createGroup(body: GroupBody): Promise<ManagedGroup> {
  return await answer(api.POST("/product-groups", { body }));
}

export async function changeGroup(group: ManagedGroup, body: Partial<GroupBody>): Promise<ManagedGroup> {
  const params = { path: { id: group.id }, header: ifMatch(group) };
  return await answer(api.PATCH("/product-groups/{id}", { params, body }));
}

export async function removeGroup(id: string): Promise<void> {
  await answer(api.DELETE("/product-groups/{id}", { params: { path: { id } } }));
}

export type GroupReach = components["schemas"]["ProductGroupReach"];

/** How much a change of the group's category touches, as it is now. */
export async function fetchGroupReach(id: string): Promise<GroupReach> {
  return await answer(api.GET("/product-groups/{id}/reach", { params: { path: { id } } }));
}
