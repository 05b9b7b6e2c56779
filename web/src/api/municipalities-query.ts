import { queryOptions } from "@tanstack/react-query";
import { fetchEvery } from "./rows.ts";

/** All municipalities by name. */
export const municipalitiesQuery = queryOptions({
  queryKey: ["municipalities"],
  queryFn: async ({ signal }) => await fetchEvery("/municipalities", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
