import { queryOptions, skipToken } from "@tanstack/react-query";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchRows, type ListFilter } from "../../api/rows.ts";
import type { Scope } from "./entities.ts";

const shownRows = 5;

/** The filter that finds the latest documents with a project id, except the one that is being edited. */
export function projectFilter(projectId: string, exceptId: number | undefined): ListFilter {
  const where = {
    "document.projectId": projectId,
    ...(exceptId !== undefined && { id: { neq: exceptId } }),
  };
  return { where, limit: shownRows };
}

/** The other documents of the organization that have this project id. Source: specification §5 */
export function projectQuery({ organizationId, role }: Scope, projectId: string, exceptId: number | undefined) {
  const filter = projectFilter(projectId, exceptId);
  return queryOptions({
    queryKey: queryKeys.documentLists(organizationId, role, "project", projectId, exceptId),
    queryFn:
      projectId === ""
        ? skipToken
        : ({ signal }) =>
            fetchRows("/organizations/{id}/roles/{role}/events", {
              path: { id: organizationId, role },
              filter,
              signal,
            }),
  });
}
