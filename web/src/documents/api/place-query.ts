import { queryOptions } from "@tanstack/react-query";
import { ApiProblem } from "../../api/api-problem.ts";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";

/** The place of a postal code; null of one that is not known. */
export const placeQuery = (code: string) =>
  queryOptions({
    queryKey: ["postal-codes", code],
    queryFn: async ({ signal }) => {
      try {
        return await answer(api.GET("/postal-codes/{code}", { params: { path: { code } }, signal }));
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
