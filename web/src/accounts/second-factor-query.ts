import { queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";

export const secondFactorKey = ["me", "second-factor"] as const;

export const secondFactorQuery = queryOptions({
  queryKey: secondFactorKey,
  queryFn: ({ signal }) => answer(api.GET("/users/me/second-factor", { signal })),
  refetchOnMount: "always",
});
