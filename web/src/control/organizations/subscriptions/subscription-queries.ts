import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { answer } from "../../../api/answer.ts";
import { ApiProblem } from "../../../api/api-problem.ts";
import { api } from "../../../api/client.ts";
import { ifMatch } from "../../../api/if-match.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import type { components, paths } from "../../../api/schema.generated.ts";
import { controlKeys } from "../../control-keys.ts";
import { fetchAll, type Rows } from "../../../api/fetch-all.ts";
import { fetchRows, type ListFilter, type RowOf } from "../../../api/rows.ts";
import { searchConditions } from "../../../api/search-conditions.ts";
import { pageFilter } from "../../search-filter.ts";
import type { PartnersUrl, SubscriptionState } from "./partners-url.ts";

export type SubscriptionChoice = RowOf<"/organizations/{id}/subscription-form">;
export type SubscriberInfo = RowOf<"/organizations/{id}/subscribers-info">;
export type Subscription = components["schemas"]["Subscription"];
type Body<Call extends { requestBody: { content: { "application/json": object } } }> =
  Call["requestBody"]["content"]["application/json"];
export type NewSubscription = Body<paths["/organizations/{id}/subscriptions"]["post"]>;
export type SubscriptionPatch = Body<paths["/organizations/{id}/subscriptions"]["patch"]>;
export type SubscriberNotes = Omit<Body<paths["/organizations/{id}/subscribers-info"]["post"]>, "subscriberId">;

type List = "subscription-form" | "subscribers-info";
export type Found<One> = { rows: One[]; total: number };

const keyOf = (list: List, id: string, ...rest: unknown[]) => controlKeys.organizations(list, id, ...rest);

type FetchPage<Row> = (id: string, filter: ListFilter, signal: AbortSignal) => Promise<Rows<Row>>;

const fetchChoices: FetchPage<SubscriptionChoice> = (id, filter, signal) =>
  fetchRows("/organizations/{id}/subscription-form", { path: { id }, filter, signal });
const fetchSubscribers: FetchPage<SubscriberInfo> = (id, filter, signal) =>
  fetchRows("/organizations/{id}/subscribers-info", { path: { id }, filter, signal });

const conditionOf = {
  waiting: { "subscription.awaitsSupplier": true },
  active: { "subscription.active": true },
} as const satisfies Record<SubscriptionState, object>;

const nameOf: Record<List, string> = { "subscription-form": "supplierName", "subscribers-info": "subscriberName" };

function partnersQuery<Row>(list: List, fetchPage: FetchPage<Row>, id: string, url: PartnersUrl) {
  const { text, state, pageSize } = url;
  const conditions = [...searchConditions(text, [nameOf[list]]), ...(state === undefined ? [] : [conditionOf[state]])];
  const filter = pageFilter(conditions, [], { ...url, direction: undefined }, pageSize === "all" ? 0 : pageSize);
  return queryOptions({
    queryKey: keyOf(list, id, "list", filter),
    queryFn: async ({ signal }) => {
      if (pageSize !== "all") return await fetchPage(id, filter, signal);
      const rows = await fetchAll((part) => fetchPage(id, { ...filter, ...part }, signal));
      return { rows, total: rows.length };
    },
  });
}

function oneQuery<Row>(list: List, fetchPage: FetchPage<Row>, id: string, partnerId: string) {
  const field = list === "subscription-form" ? "supplierId" : "subscriberId";
  return queryOptions({
    queryKey: keyOf(list, id, "one", partnerId),
    queryFn: async ({ signal }) => {
      const filter = { where: { [field]: partnerId }, limit: 1 };
      const { rows } = await fetchPage(id, filter, signal);
      const [row] = rows;
      if (!row) throw new ApiProblem(404, { code: "NOT_FOUND" });
      return row;
    },
  });
}

/** Every possible supplier of the organization with the present choice (D-17). */
export const choicesQuery = (id: string, url: PartnersUrl) => partnersQuery("subscription-form", fetchChoices, id, url);
export const choiceQuery = (id: string, supplierId: string) =>
  oneQuery("subscription-form", fetchChoices, id, supplierId);

/** The subscribers of the organization, with what it has written of each (D-18). */
export const subscribersQuery = (id: string, url: PartnersUrl) =>
  partnersQuery("subscribers-info", fetchSubscribers, id, url);
export const subscriberQuery = (id: string, subscriberId: string) =>
  oneQuery("subscribers-info", fetchSubscribers, id, subscriberId);

export async function requestSubscription(subscriberId: string, body: NewSubscription): Promise<void> {
  await answer(api.POST("/organizations/{id}/subscriptions", { params: { path: { id: subscriberId } }, body }));
}

export async function changeSubscription(
  subscriberId: string,
  read: Subscription,
  body: SubscriptionPatch,
): Promise<void> {
  const params = { path: { id: subscriberId }, header: ifMatch(read) };
  await answer(api.PATCH("/organizations/{id}/subscriptions", { params, body }));
}

/** Writes of a subscriber, for the first time or again. */
export async function writeNotes(
  supplierId: string,
  read: Pick<SubscriberInfo, "subscriberId" | "written" | "version">,
  notes: SubscriberNotes,
): Promise<void> {
  const { subscriberId, written } = read;
  const path = { id: supplierId };
  if (!written) {
    const body = { ...notes, subscriberId };
    await answer(api.POST("/organizations/{id}/subscribers-info", { params: { path }, body }));
    return;
  }
  const query = { where: JSON.stringify({ subscriberId }) };
  const params = { path, query, header: ifMatch(read) };
  await answer(api.PATCH("/organizations/{id}/subscribers-info", { params, body: notes }));
}

/** What is fetched of subscriptions is old, in the forms of documents too. */
export function forgetSubscriptions(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: controlKeys.organizations() });
  void client.invalidateQueries({ queryKey: [queryKeys.organization("")[0]] });
}
