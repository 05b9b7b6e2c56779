import { queryOptions } from "@tanstack/react-query";
import { controlKeys } from "./control-keys.ts";
import { fetchEvery } from "../api/rows.ts";

/** Whom the supplier may give rights to an NNI and let see a product, by name. */
export const knownSubscribersQuery = (organizationId: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("known", organizationId),
    queryFn: ({ signal }) =>
      fetchEvery("/organizations/{id}/known-subscribers", { path: { id: organizationId }, signal }),
  });
