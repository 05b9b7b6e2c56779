import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isTransient } from "./api-problem.ts";

const retries = 2;
let tell: (error: unknown) => unknown = () => {};

/** How failures are told in passing of queries whose `meta` asks for it: whoever shows them says. */
export function tellFailuresBy(teller: typeof tell): void {
  tell = teller;
}

/** The store of everything fetched. Live events say when it is stale, so that time alone seldom does. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (meta?.["tellsFailure"] === true) tell(error);
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
