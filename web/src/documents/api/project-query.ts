import { queryOptions, skipToken } from "@tanstack/react-query";
import { answerList } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { DocumentRow, Scope } from "./entities.ts";

const shownRows = 5;

/** The filter that finds the latest documents with a project id, except the one that is being edited. */
export function projectFilter(projectId: string, exceptId: number | undefined): object {
  const where = {
    "document.projectId": projectId,
    ...(exceptId !== undefined && { id: { neq: exceptId } }),
  };
  return { where, limit: shownRows };
}

/** The other documents of the organization that have this project id. Source: specification §5 */
export function projectQuery({ organizationId, role }: Scope, projectId: string, exceptId: number | undefined) {
  const filter = JSON.stringify(projectFilter(projectId, exceptId));
  return queryOptions({
    queryKey: queryKeys.documentLists(organizationId, role, "project", projectId, exceptId),
    queryFn:
      projectId === ""
        ? skipToken
        : async ({ signal }) => {
            const path = { id: organizationId, role };
            const found = await answerList(
              api.GET("/organizations/{id}/roles/{role}/events", { params: { path, query: { filter } }, signal }),
            );
            return found as { rows: DocumentRow[]; total: number };
          },
  });
}
