import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchRows, listQuery, type RowOf } from "../../api/rows.ts";

export type ContactRequest = RowOf<"/contact-requests">;

type List = { handled: boolean | undefined; page: number; limit: number };

export const contactRequestsQuery = ({ handled, page, limit }: List) =>
  queryOptions({
    ...listQuery(queryKeys.contactRequests("list"), "/contact-requests", {
      filter: { ...(handled !== undefined && { where: { handled } }), limit, skip: page * limit },
    }),
    refetchInterval: 60_000,
  });

/** One request; undefined when there is none. */
export const contactRequestQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.contactRequests("one", id),
    queryFn: async ({ signal }) => {
      const { rows } = await fetchRows("/contact-requests", { filter: { where: { id }, limit: 1 }, signal });
      return rows[0] ?? null;
    },
  });

export async function handleContactRequest(id: string, handled: boolean): Promise<void> {
  await answer(api.PATCH("/contact-requests/{id}", { params: { path: { id } }, body: { handled } }));
}
