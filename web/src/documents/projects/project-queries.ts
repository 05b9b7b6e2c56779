import { unfinishedStates } from "@runko/domain/documents/document-states";
import { orderOfSort } from "@runko/domain/search/search-columns";
import type { SearchRequest } from "@runko/domain/search/search-request";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchRows, type RowOf } from "../../api/rows.ts";
import type { Scope } from "../api/entities.ts";
import type { ProjectUrl } from "./project-address.ts";

export type Project = RowOf<"/organizations/{id}/roles/{role}/projects">;
export type ProjectName = { projectId: string; subscriberId: string };

const pathOf = ({ organizationId: id, role }: Scope) => ({ id, role });

/** A page of the projects of the organization; stale as lists are, whenever a document changes. */
export function projectsQuery(scope: Scope, { text, page, pageSize }: ProjectUrl) {
  const query = { ...(text !== "" && { q: text }), limit: String(pageSize), skip: String(page * pageSize) };
  return queryOptions({
    queryKey: queryKeys.documentLists(scope.organizationId, scope.role, "projects", query),
    queryFn: ({ signal }) =>
      fetchRows("/organizations/{id}/roles/{role}/projects", { path: pathOf(scope), query, signal }),
  });
}

/** What one project amounts to. */
export const projectFiguresQuery = (scope: Scope, name: ProjectName) =>
  queryOptions({
    queryKey: queryKeys.documentLists(scope.organizationId, scope.role, "project-figures", name),
    queryFn: ({ signal }) =>
      answer(
        api.GET("/organizations/{id}/roles/{role}/projects/one", {
          params: { path: pathOf(scope), query: name },
          signal,
        }),
      ),
  });

/** To the minute, so that what is asked again is the same. */
const now = () => `${new Date().toISOString().slice(0, 16)}:00.000Z`;

const partWhere = (part: ProjectUrl["part"]) => {
  if (part === "unfinished") return { eventState: { inq: unfinishedStates } };
  return part === "late" ? { dueAt: { lt: now() }, listed: true } : {};
};

const filterOf = ({ role }: Scope, { projectId, subscriberId }: ProjectName, { part, sort }: ProjectUrl) => ({
  where: { "document.projectId": projectId, subscriberId, ...partWhere(part) },
  order: orderOfSort(sort, role) ?? ["id DESC"],
});

/** The call `events` that finds all documents that are shown of a project, archived ones too. */
export const exportedProject = (scope: Scope, name: ProjectName, url: ProjectUrl): SearchRequest => ({
  filter: JSON.stringify(filterOf(scope, name, url)),
});

/** A page of those. */
export function projectDocumentsQuery(scope: Scope, name: ProjectName, url: ProjectUrl) {
  const { page, pageSize } = url;
  const filter = { ...filterOf(scope, name, url), limit: pageSize, skip: page * pageSize };
  return queryOptions({
    queryKey: queryKeys.documentLists(scope.organizationId, scope.role, "project-documents", filter),
    queryFn: ({ signal }) =>
      fetchRows("/organizations/{id}/roles/{role}/events", { path: pathOf(scope), filter, signal }),
  });
}
