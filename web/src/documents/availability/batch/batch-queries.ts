import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import type { components, operations } from "../../../api/schema.generated.ts";
import { importsKey, pathOf, type ImportPlace } from "../../imports/import-queries.ts";

export type Batch = components["schemas"]["AvailabilityBatch"];
export type BatchRow = Batch["rows"][number];
export type BatchAsking = operations["askAvailabilityOfImport"]["requestBody"]["content"]["application/json"];

const base = "/organizations/{id}/roles/{role}/imports/{importId}/availability";

/** What each supplier has at the addresses of a file; `seen` changes with the file. */
export const batchQuery = (place: ImportPlace, asked: { most: number; seen: string }) =>
  queryOptions({
    queryKey: importsKey(place.organizationId, place.importId, "availability", asked),
    queryFn: ({ signal }) =>
      answer(api.GET(base, { params: { path: pathOf(place), query: { most: asked.most } }, signal })),
    placeholderData: (before) => before,
  });

/** The uploaded columns, and what is known beside them. */
export async function fetchBatchFile(place: ImportPlace): Promise<Blob> {
  const { data, error, response } = await api.GET(`${base}.xlsx`, {
    params: { path: pathOf(place) },
    parseAs: "blob",
  });
  return await answer(Promise.resolve({ ...(data && { data }), error, response }));
}

/** Makes the file of requests, and answers which it is. */
export const askBatch = (place: ImportPlace, body: BatchAsking) =>
  answer(api.POST(`${base}/requests`, { params: { path: pathOf(place) }, body }));
