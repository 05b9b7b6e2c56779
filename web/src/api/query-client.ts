import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isTransient } from "./api-problem.ts";
import { tellFailure } from "./tell-failure.ts";

const retries = 2;

/** The store of everything fetched. Live events say when it is stale, so that time alone seldom does. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (meta?.["tellsFailure"] === true) tellFailure(error);
    },
  }),
  defaultOptions: {
    queries: {
      networkMode: "always",
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < retries && isTransient(error),
      retryDelay: (failures) => 400 * 2 ** failures,
    },
    mutations: { networkMode: "always", retry: false },
  },
});
