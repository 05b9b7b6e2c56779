import type { FaqFields } from "@runko/domain/faq/faq-questions";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { faqQuery, type FaqQuestion } from "../../api/faq-query.ts";

export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: [...faqQuery.queryKey, id],
    queryFn: ({ signal }) => answer(api.GET("/faq/{id}", { params: { path: { id } }, signal })),
    // What is being changed is read anew, never as it was a page ago.
    gcTime: 0,
  });

/** Adds a question, or changes the version that was read; a change of another since then is refused. */
export async function saveQuestion(read: FaqQuestion | undefined, body: FaqFields): Promise<FaqQuestion> {
  if (read === undefined) return await answer(api.POST("/faq", { body }));
  const header = { "if-match": `"${read.version}"` };
  return await answer(api.PATCH("/faq/{id}", { params: { path: { id: read.id }, header }, body }));
}

export async function orderQuestions(ids: string[]): Promise<FaqQuestion[]> {
  return await answer(api.POST("/faq/order", { body: { ids } }));
}

export async function removeQuestion(id: string): Promise<void> {
  await answer(api.DELETE("/faq/{id}", { params: { path: { id } } }));
}
