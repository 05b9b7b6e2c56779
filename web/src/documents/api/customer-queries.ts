import { queryOptions, skipToken } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchEvery } from "../../api/rows.ts";

const seldom = 5 * 60_000;

/** The subscribers for whom the organization's fault handlers may write (D-9d). */
export const customersQuery = (organizationId: string) =>
  queryOptions({
    queryKey: queryKeys.organization(organizationId, "customers"),
    queryFn: ({ signal }) => fetchEvery("/organizations/{id}/customers", { path: { id: organizationId }, signal }),
    staleTime: seldom,
  });

/** Whose fault handler writes, and for whom. */
type Handled = { supplierId: string; subscriberId: string };

const fetchOffer = ({ supplierId, subscriberId }: Handled, signal: AbortSignal) =>
  answer(
    api.GET("/organizations/{id}/customers/{subscriberId}/offer", {
      params: { path: { id: supplierId, subscriberId } },
      signal,
    }),
  );

/** What a fault handler's form offers of one product group: its own organization as the supplier, and the products. */
export function handledQueries(handled: Handled, groupId: string) {
  const key = (what: string) =>
    queryKeys.organization(handled.supplierId, "customers", handled.subscriberId, what, groupId);
  return {
    suppliers: queryOptions({
      queryKey: key("suppliers"),
      queryFn: groupId ? async ({ signal }) => [(await fetchOffer(handled, signal)).supplier] : skipToken,
      staleTime: seldom,
    }),
    products: queryOptions({
      queryKey: key("products"),
      queryFn: groupId
        ? async ({ signal }) => {
            const { products } = await fetchOffer(handled, signal);
            return products.filter(({ productGroupId }) => productGroupId === groupId);
          }
        : skipToken,
      staleTime: seldom,
    }),
  };
}
