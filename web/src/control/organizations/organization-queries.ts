import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { controlKeys } from "../control-keys.ts";

/** One organization with its roles, parent, children and addresses. */
export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("one", id),
    queryFn: ({ signal }) => answer(api.GET("/organizations/{id}", { params: { path: { id } }, signal })),
  });
