import type { SearchRequest } from "@runko/domain/search/search-request";
import { isUnderWay } from "@runko/domain/imports/import-states";
import { queryOptions } from "@tanstack/react-query";
import { answer, answerList } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";

const role = "SUPPLIER";
const followedEveryMs = 1000;

type FileAnswer = Promise<{ data?: unknown; error?: unknown; response: Response }>;

async function fileOf(asked: FileAnswer): Promise<Blob> {
  const { data, error, response } = await asked;
  return await answer(Promise.resolve({ ...(data instanceof Blob && { data }), error, response }));
}

/** What may still be answered of what the query finds, as a workbook to be filled in. */
export const fetchAnswerFile = (id: string, query: SearchRequest): Promise<Blob> =>
  fileOf(
    api.GET("/organizations/{id}/roles/{role}/events/answer-file", {
      params: { path: { id, role }, query: { ...query, format: "xlsx" } },
      parseAs: "blob",
    }),
  );

/** Brings a filled-in file; its rows are checked, and nothing is sent. */
export async function bringAnswers(id: string, file: File) {
  const form = new FormData();
  form.append("metadata", JSON.stringify({ kind: "answers" }));
  form.append("file", file, file.name);
  return await answer(
    api.POST("/organizations/{id}/roles/{role}/imports", {
      params: { path: { id, role } },
      body: form as never,
      bodySerializer: () => form,
    }),
  );
}

const keyOf = (organizationId: string, importId: string, what: string) =>
  queryKeys.organization(organizationId, "imports", importId, what);

/** How far the file is, followed while it is under way. */
export const broughtQuery = (id: string, importId: string) =>
  queryOptions({
    queryKey: keyOf(id, importId, "state"),
    queryFn: ({ signal }) =>
      answer(
        api.GET("/organizations/{id}/roles/{role}/imports/{importId}", {
          params: { path: { id, role, importId } },
          signal,
        }),
      ),
    refetchInterval: ({ state: { data } }) => (data && !isUnderWay(data.state) ? false : followedEveryMs),
  });

/** The first of the rows that are wrong. */
export const wrongRowsQuery = (id: string, importId: string, most: number) =>
  queryOptions({
    queryKey: keyOf(id, importId, "wrong"),
    queryFn: ({ signal }) =>
      answerList(
        api.GET("/organizations/{id}/roles/{role}/imports/{importId}/rows", {
          params: {
            path: { id, role, importId },
            query: { filter: JSON.stringify({ where: { verdict: "error" }, limit: most }) },
          },
          signal,
        }),
      ),
  });

/** Begins to send the rows that are right, each by itself. */
export const sendAnswers = (id: string, importId: string) =>
  answer(
    api.POST("/organizations/{id}/roles/{role}/imports/{importId}/send", {
      params: { path: { id, role, importId } },
      body: { policy: "valid" },
    }),
  );

/** The file with what became of each row. */
export const fetchResult = (id: string, importId: string): Promise<Blob> =>
  fileOf(
    api.GET("/organizations/{id}/roles/{role}/imports/{importId}/result.xlsx", {
      params: { path: { id, role, importId } },
      parseAs: "blob",
    }),
  );
