import { queryOptions } from "@tanstack/react-query";
import { fetchEvery } from "./rows.ts";

/** Every product group, by name. */
export const productGroupsQuery = queryOptions({
  queryKey: ["product-groups"],
  queryFn: ({ signal }) => fetchEvery("/product-groups", { signal }),
});
