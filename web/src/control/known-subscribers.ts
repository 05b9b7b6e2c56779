import { queryOptions } from "@tanstack/react-query";
import { answerList } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { controlKeys } from "./control-keys.ts";
import { fetchAll, type Rows } from "../api/fetch-all.ts";

/** Whom the supplier may give rights to an NNI and let see a product, by name. */
export const knownSubscribersQuery = (organizationId: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("known", organizationId),
    queryFn: ({ signal }) =>
      fetchAll(async (part) => {
        const params = { path: { id: organizationId }, query: { filter: JSON.stringify(part) } };
        const page = await answerList(api.GET("/organizations/{id}/known-subscribers", { params, signal }));
        return page as Rows<{ id: string; name: string }>;
      }),
  });
