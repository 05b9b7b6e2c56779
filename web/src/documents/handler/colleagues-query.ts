import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchEvery } from "../../api/rows.ts";
import type { Scope } from "../api/entities.ts";

const seldom = 5 * 60_000;

/** To whom a document can be given. */
export const colleaguesQuery = ({ organizationId, role }: Scope) =>
  queryOptions({
    queryKey: queryKeys.colleagues(organizationId, role),
    queryFn: ({ signal }) =>
      fetchEvery("/organizations/{id}/roles/{role}/colleagues", { path: { id: organizationId, role }, signal }),
    staleTime: seldom,
  });
