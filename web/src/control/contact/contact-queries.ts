import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answer, answerList } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { components } from "../../api/schema.generated.ts";

export type ContactRequest = components["schemas"]["ContactRequest"];

type List = { handled: boolean | undefined; page: number; limit: number };

export const contactRequestsQuery = ({ handled, page, limit }: List) =>
  queryOptions({
    queryKey: queryKeys.contactRequests("list", handled, page, limit),
    queryFn: async ({ signal }) => {
      const filter = JSON.stringify({
        ...(handled !== undefined && { where: { handled } }),
        limit,
        skip: page * limit,
      });
      const found = await answerList(api.GET("/contact-requests", { params: { query: { filter } }, signal }));
      return found as { rows: ContactRequest[]; total: number };
    },
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** One request; undefined when there is none. */
export const contactRequestQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.contactRequests("one", id),
    queryFn: async ({ signal }) => {
      const filter = JSON.stringify({ where: { id }, limit: 1 });
      const { rows } = await answerList(api.GET("/contact-requests", { params: { query: { filter } }, signal }));
      return (rows as ContactRequest[])[0] ?? null;
    },
  });

export async function handleContactRequest(id: string, handled: boolean): Promise<void> {
  await answer(api.PATCH("/contact-requests/{id}", { params: { path: { id } }, body: { handled } }));
}
