import { queryOptions } from "@tanstack/react-query";
import { answerList } from "./answer.ts";
import { api } from "./client.ts";
import { fetchAll, type Rows } from "./fetch-all.ts";
import type { components } from "./schema.generated.ts";

export type ProductGroup = components["schemas"]["ProductGroup"];

/** A page of the product groups, by name unless the filter says otherwise. */
export async function fetchProductGroups(filter: object, signal?: AbortSignal): Promise<Rows<ProductGroup>> {
  const params = { query: { filter: JSON.stringify(filter) } };
  const page = await answerList(api.GET("/product-groups", { params, ...(signal && { signal }) }));
  return page as Rows<ProductGroup>;
}

/** Every product group, by name. */
export const productGroupsQuery = queryOptions({
  queryKey: ["product-groups"],
  queryFn: ({ signal }) => fetchAll((part) => fetchProductGroups(part, signal)),
});
