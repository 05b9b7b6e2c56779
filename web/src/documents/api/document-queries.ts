import { queryOptions } from "@tanstack/react-query";
import { answer, answerList } from "../../api/answer.ts";
import { fetchAll, pageParams } from "../../api/fetch-all.ts";
import { api } from "../../api/client.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { tellsFailure } from "../../components/feedback/tell-failure.ts";

import type { Scope, WholeDocument } from "./entities.ts";

const pathOf = ({ organizationId, role }: Scope) => ({ id: organizationId, role });

/** One document with what may be done to it now. */
export function documentQuery(scope: Scope, eventId: number) {
  return queryOptions({
    queryKey: queryKeys.document(scope.organizationId, scope.role, eventId),
    meta: tellsFailure,
    queryFn: async ({ signal }) => {
      const document = await answer(
        api.GET("/organizations/{id}/roles/{role}/events/{eventId}", {
          params: { path: { ...pathOf(scope), eventId } },
          signal,
        }),
      );
      return document as WholeDocument;
    },
  });
}

export function eventLogQuery(scope: Scope, eventId: number) {
  return queryOptions({
    queryKey: queryKeys.document(scope.organizationId, scope.role, eventId, "log"),
    queryFn: ({ signal }) =>
      fetchAll(async (part) =>
        answerList(
          api.GET("/organizations/{id}/roles/{role}/events/{eventId}/event-logs", {
            params: { path: { ...pathOf(scope), eventId }, query: pageParams(part) },
            signal,
          }),
        ),
      ),
  });
}

/** All documents of a case that the scope sees. */
export function caseQuery(scope: Scope, caseId: number) {
  return queryOptions({
    queryKey: queryKeys.cases(scope.organizationId, scope.role, caseId),
    meta: tellsFailure,
    queryFn: ({ signal }) =>
      fetchAll(async (part) =>
        answerList(
          api.GET("/organizations/{id}/roles/{role}/cases/{caseId}", {
            params: { path: { ...pathOf(scope), caseId }, query: pageParams(part) },
            signal,
          }),
        ),
      ),
  });
}

/** The document as readable plain text (D-34). */
export async function fetchDocumentText(scope: Scope, eventId: number): Promise<string> {
  const { data, response } = await api.GET("/organizations/{id}/roles/{role}/events/{eventId}", {
    params: { path: { ...pathOf(scope), eventId }, query: { format: "text" } },
    parseAs: "text",
  });
  if (typeof data !== "string") throw new ApiProblem(response.status, undefined);
  return data;
}

/** The document on A4 pages, as one party sends it to the other. */
export async function fetchDocumentPdf(scope: Scope, eventId: number): Promise<Blob> {
  const { data, error, response } = await api.GET("/organizations/{id}/roles/{role}/events/{eventId}/pdf", {
    params: { path: { ...pathOf(scope), eventId } },
    parseAs: "blob",
  });
  return await answer(Promise.resolve({ ...(data && { data }), error, response }));
}
