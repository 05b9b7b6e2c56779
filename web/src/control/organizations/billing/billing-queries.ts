import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { answer, answerList } from "../../../api/answer.ts";
import { fetchAll, pageParams } from "../../../api/fetch-all.ts";
import { api } from "../../../api/client.ts";
import { ifMatch } from "../../../api/if-match.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import type { components, paths } from "../../../api/schema.generated.ts";
import { controlKeys } from "../../control-keys.ts";

export type BillingGroup = components["schemas"]["BillingGroup"];
export type BillingGroupPatch = NonNullable<
  paths["/organizations/{id}/org-addresses/{billingGroupId}"]["patch"]["requestBody"]
>["content"]["application/json"];
export type NewBillingGroup =
  paths["/organizations/{id}/org-addresses"]["post"]["requestBody"]["content"]["application/json"];

/** The default group first, then by name. */
export const billingGroupsQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("billing-groups", id),
    queryFn: ({ signal }) =>
      fetchAll(async (part) =>
        answerList(
          api.GET("/organizations/{id}/org-addresses", { params: { path: { id }, query: pageParams(part) }, signal }),
        ),
      ),
  });

export async function addBillingGroup(id: string, body: NewBillingGroup): Promise<BillingGroup[]> {
  return await answer(api.POST("/organizations/{id}/org-addresses", { params: { path: { id } }, body }));
}

export async function changeBillingGroup(
  id: string,
  group: BillingGroup,
  body: BillingGroupPatch,
): Promise<BillingGroup[]> {
  const params = { path: { id, billingGroupId: group.id }, header: ifMatch(group) };
  return await answer(api.PATCH("/organizations/{id}/org-addresses/{billingGroupId}", { params, body }));
}

export async function removeBillingGroup(id: string, billingGroupId: string): Promise<void> {
  const params = { path: { id, billingGroupId } };
  await answer(api.DELETE("/organizations/{id}/org-addresses/{billingGroupId}", { params }));
}

/** What forms of documents have fetched of billing groups is old too. */
export async function forgetBillingGroups(client: QueryClient, id: string): Promise<void> {
  void client.invalidateQueries({ queryKey: queryKeys.organization(id, "billing-groups") });
  await client.invalidateQueries({ queryKey: billingGroupsQuery(id).queryKey });
}
