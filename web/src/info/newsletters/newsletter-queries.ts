import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchMarkdown } from "../../components/markdown/markdown.tsx";
import { fetchRows, listQuery, type RowOf } from "../../api/rows.ts";

export type Newsletter = RowOf<"/newsletters">;
export type NewsletterHead = Pick<Newsletter, "id" | "title" | "publishedAt" | "read">;

/** The newest public newsletters, whole. */
export const newsQuery = (limit: number) =>
  queryOptions({
    queryKey: queryKeys.newsletters("public", limit),
    queryFn: async ({ signal }) => {
      const [found] = await Promise.all([fetchRows("/news", { filter: { limit }, signal }), fetchMarkdown()]);
      return found;
    },
    placeholderData: keepPreviousData,
  });

/** What the newest public newsletters are called. */
export const newsHeadsQuery = queryOptions({
  queryKey: queryKeys.newsletters("public", "heads"),
  queryFn: async ({ signal }) => {
    const filter = { limit: 3, fields: ["id", "title", "publishedAt"] } as const;
    return (await fetchRows("/news", { filter, signal })).rows;
  },
});

/** What the newsletters are called, the newest first. */
export const newslettersQuery = (page: number, limit: number) =>
  listQuery(queryKeys.newsletters("list"), "/newsletters", {
    filter: { limit, skip: page * limit, fields: ["id", "title", "publishedAt", "read"] },
  });

export const newsletterQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.newsletters("one", id),
    queryFn: async ({ signal }) => {
      const [newsletter] = await Promise.all([
        answer(api.GET("/newsletters/{id}", { params: { path: { id } }, signal })),
        fetchMarkdown(),
      ]);
      return newsletter;
    },
  });

export async function markRead(id: string): Promise<void> {
  await answer(api.POST("/newsletters/{id}/read", { params: { path: { id } } }));
}

export async function markAllRead(): Promise<void> {
  await answer(api.POST("/newsletters/read"));
}
