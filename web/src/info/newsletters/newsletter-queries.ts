import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answer, answerList } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchMarkdown } from "../../components/markdown/markdown.tsx";
import type { components } from "../../api/schema.generated.ts";

export type News = components["schemas"]["News"];
export type Newsletter = components["schemas"]["Newsletter"];
export type NewsletterHead = Pick<Newsletter, "id" | "title" | "publishedAt" | "read">;

const query = (filter: object) => ({ filter: JSON.stringify(filter) });

/** The newest public newsletters, whole. */
export const newsQuery = (limit: number) =>
  queryOptions({
    queryKey: queryKeys.newsletters("public", limit),
    queryFn: async ({ signal }) => {
      const [found] = await Promise.all([
        answerList(api.GET("/news", { params: { query: query({ limit }) }, signal })),
        fetchMarkdown(),
      ]);
      return found as { rows: News[]; total: number };
    },
    placeholderData: keepPreviousData,
  });

/** What the newest public newsletters are called. */
export const newsHeadsQuery = queryOptions({
  queryKey: queryKeys.newsletters("public", "heads"),
  queryFn: async ({ signal }) => {
    const filter = { limit: 3, fields: ["id", "title", "publishedAt"] };
    return (await answer(api.GET("/news", { params: { query: query(filter) }, signal }))) as Omit<News, "body">[];
  },
});

/** What the newsletters are called, the newest first. */
export const newslettersQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: queryKeys.newsletters("list", page, limit),
    queryFn: async ({ signal }) => {
      const filter = { limit, skip: page * limit, fields: ["id", "title", "publishedAt", "read"] };
      const found = await answerList(api.GET("/newsletters", { params: { query: query(filter) }, signal }));
      return found as { rows: NewsletterHead[]; total: number };
    },
    placeholderData: keepPreviousData,
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
