import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { listQuery, type RowOf } from "../../api/rows.ts";
import type { components } from "../../api/schema.generated.ts";
import { tellsFailure } from "../../components/feedback/tell-failure.ts";
import type { FileFormat } from "../../components/submit/download-menu.tsx";
import type { Scope } from "../api/entities.ts";
import { connectionConditions, type ConnectionsUrl } from "./connections-address.ts";

const path = "/organizations/{id}/roles/{role}/connections";

export type Connection = RowOf<typeof path>;
export type ConnectionSums = components["schemas"]["ConnectionSums"];

const key = ({ organizationId, role }: Scope, ...rest: readonly unknown[]) =>
  queryKeys.documentLists(organizationId, role, "connections", ...rest);
const place = ({ organizationId, role }: Scope) => ({ id: organizationId, role });

/** What the address asks of the register, page aside: as the list, its sums and its file are asked alike. */
function askedOf(url: ConnectionsUrl) {
  const and = connectionConditions(url);
  const order = url.sort && `${url.sort.column} ${url.sort.direction === "desc" ? "DESC" : "ASC"}`;
  return {
    query: url.text.trim() === "" ? {} : { q: url.text.trim() },
    filter: { ...(and.length > 0 && { where: { and } }), ...(order !== undefined && { order }) },
  };
}

/** A page of the register, as the address asks for it. */
export function connectionsQuery(scope: Scope, url: ConnectionsUrl) {
  const { page, pageSize: limit } = url;
  const { query, filter } = askedOf(url);
  return listQuery(key(scope), path, { path: place(scope), query, filter: { ...filter, limit, skip: page * limit } });
}

/** What the connections that the address asks for amount to. */
export function connectionSumsQuery(scope: Scope, url: ConnectionsUrl) {
  const { query, filter } = askedOf({ ...url, sort: undefined });
  return queryOptions({
    queryKey: key(scope, "sums", query, filter),
    queryFn: ({ signal }) =>
      answer(
        api.GET("/organizations/{id}/roles/{role}/connections/sums", {
          params: { path: place(scope), query: { ...query, filter: JSON.stringify(filter) } },
          signal,
        }),
      ),
  });
}

/** One connection as it stands; no row of what is none of the reader's. */
export const connectionQuery = (scope: Scope, id: number) =>
  listQuery(key(scope, "one"), path, { path: place(scope), filter: { where: { id }, limit: 1 } });

/** So many connections are shown to choose from; what is typed narrows them. */
export const shownChoices = 8;

/** The standing connections that hold these words; without words the latest. */
export const connectionChoicesQuery = (scope: Scope, text: string | undefined) => ({
  ...listQuery(key(scope, "choices"), path, {
    path: place(scope),
    query: text === undefined ? {} : { q: text },
    filter: { where: { state: { neq: "terminated" } }, limit: shownChoices },
  }),
  meta: tellsFailure,
});

/** Every connection that the address asks for, as a file. */
export async function fetchConnectionsFile(scope: Scope, url: ConnectionsUrl, format: FileFormat): Promise<Blob> {
  const { query, filter } = askedOf(url);
  const { data, error, response } = await api.GET("/organizations/{id}/roles/{role}/connections/export", {
    params: { path: place(scope), query: { ...query, filter: JSON.stringify(filter), format } },
    parseAs: "blob",
  });
  return await answer(Promise.resolve({ ...(data && { data }), error, response }));
}
