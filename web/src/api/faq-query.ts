import { queryOptions } from "@tanstack/react-query";
import { answer } from "./answer.ts";
import { api } from "./client.ts";
import type { components } from "./schema.generated.ts";

export type FaqQuestion = components["schemas"]["ListedFaqQuestion"];

/** Every frequently asked question in its order. */
export const faqQuery = queryOptions({
  queryKey: ["faq"],
  queryFn: ({ signal }) => answer(api.GET("/faq", { signal })),
});
