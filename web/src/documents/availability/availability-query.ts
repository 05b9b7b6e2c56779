import type { AskedProducts } from "@runko/domain/availability/availability";
import { addressParts, type Address } from "@runko/domain/values/address";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";

/** What can be had at an address; stale as lists are, whenever something of one's own changes. */
export const availabilityQuery = (organizationId: string, given: Address, products: AskedProducts) =>
  queryOptions({
    queryKey: queryKeys.documentLists(organizationId, "SUBSCRIBER", "availability", given, products),
    queryFn: ({ signal }) =>
      answer(
        api.POST("/organizations/{id}/roles/{role}/availability", {
          params: { path: { id: organizationId, role: "SUBSCRIBER" } },
          body: {
            address: Object.fromEntries(addressParts.map((part) => [part, given[part] ?? ""])),
            categories: [...products.categories],
            capacity: products.capacity.trim(),
          },
          signal,
        }),
      ),
  });
