import { isUnderWay, type ImportPolicy } from "@runko/domain/imports/import-states";
import type { FileKind } from "@runko/domain/imports/file-kinds";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchRows, listQuery } from "../../api/rows.ts";
import type { components } from "../../api/schema.generated.ts";

export type Import = components["schemas"]["Import"];
export type ListedImport = components["schemas"]["ListedImport"];
export type ImportRow = components["schemas"]["ImportRow"];

const base = "/organizations/{id}/roles/{role}/imports";
const role = "SUBSCRIBER";
const POLL_MS = 700;
export const rowsAtOnce = 50;

export type ImportPlace = { organizationId: string; importId: string };
export const pathOf = ({ organizationId, importId }: ImportPlace) => ({ id: organizationId, role, importId }) as const;

export const importsKey = (organizationId: string, ...rest: readonly unknown[]) =>
  queryKeys.documentLists(organizationId, role, "imports", ...rest);

/** The files that were brought, the newest first. */
export const importsQuery = (organizationId: string) =>
  listQuery(importsKey(organizationId, "list"), base, { path: { id: organizationId, role }, filter: { limit: 20 } });

/** One of them; asked for again and again while it is under way. */
export const importQuery = (place: ImportPlace) =>
  queryOptions({
    queryKey: importsKey(place.organizationId, place.importId),
    queryFn: ({ signal }) => answer(api.GET(`${base}/{importId}`, { params: { path: pathOf(place) }, signal })),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? POLL_MS : false),
  });

export const rowFilters = ["all", "error", "warning", "sent"] as const;
export type RowFilter = (typeof rowFilters)[number];

const whereOf: Record<RowFilter, object> = {
  all: {},
  error: { verdict: "error", state: { neq: "sent" } },
  warning: { verdict: "warning", state: { neq: "sent" } },
  sent: { state: "sent" },
};

/** Rows of a file; `seen` changes with what was done to them. */
export const rowsQuery = (place: ImportPlace, asked: { filter: RowFilter; most: number; seen: string }) =>
  queryOptions({
    queryKey: importsKey(place.organizationId, place.importId, "rows", asked),
    queryFn: ({ signal }) =>
      fetchRows(`${base}/{importId}/rows`, {
        path: pathOf(place),
        filter: { where: whereOf[asked.filter], limit: asked.most },
        signal,
      }),
    placeholderData: (before) => before,
  });

export type NewImport = { kind: FileKind; productId: string; file: File };

export const startImport = (organizationId: string, { kind, productId, file }: NewImport): Promise<Import> => {
  const defaults: Record<string, string> = productId === "" ? {} : { product: productId };
  const metadata = { kind, defaults };
  const form = new FormData();
  form.append("metadata", JSON.stringify(metadata));
  form.append("file", file);
  return answer(
    api.POST(base, {
      params: { path: { id: organizationId, role } },
      body: { metadata, file: file.name },
      bodySerializer: () => form,
    }),
  );
};

export type NewMapping = { mapping: (string | null)[]; defaults: Record<string, string> };

export const mapColumns = (place: ImportPlace, body: NewMapping): Promise<Import> =>
  answer(api.PUT(`${base}/{importId}/mapping`, { params: { path: pathOf(place) }, body }));

export type MendedCell = { number: number; column: string; from: string; to: string };

export const mendCell = (place: ImportPlace, body: MendedCell): Promise<Import> =>
  answer(api.POST(`${base}/{importId}/cells`, { params: { path: pathOf(place) }, body }));

export const sendImport = (place: ImportPlace, policy: ImportPolicy): Promise<Import> =>
  answer(api.POST(`${base}/{importId}/send`, { params: { path: pathOf(place) }, body: { policy } }));

export const checkAgain = (place: ImportPlace): Promise<Import> =>
  answer(api.POST(`${base}/{importId}/check`, { params: { path: pathOf(place) } }));

export const stopImport = (place: ImportPlace): Promise<Import> =>
  answer(api.POST(`${base}/{importId}/stop`, { params: { path: pathOf(place) } }));

export async function fetchResult(place: ImportPlace, rows: "all" | "unsent"): Promise<Blob> {
  const { data, error, response } = await api.GET(`${base}/{importId}/result.xlsx`, {
    params: { path: pathOf(place), query: { rows } },
    parseAs: "blob",
  });
  return await answer(Promise.resolve({ ...(data && { data }), error, response }));
}

export async function fetchTemplate(
  organizationId: string,
  { kind, productId, format }: Pick<NewImport, "kind" | "productId"> & { format: "csv" | "xlsx" },
): Promise<Blob> {
  const { data, error, response } = await api.GET("/organizations/{id}/roles/{role}/import-templates/{kind}", {
    params: {
      path: { id: organizationId, role, kind },
      query: { format, ...(productId !== "" && { product: productId }) },
    },
    parseAs: "blob",
  });
  return await answer(Promise.resolve({ ...(data && { data }), error, response }));
}
