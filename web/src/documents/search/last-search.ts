import { storage } from "../../storage/client-storage.ts";
import type { Scope } from "../api/entities.ts";

const placeOf = ({ organizationId, role }: Scope) => `${organizationId} ${role}`;

/** Keeps the query of the search that was made last, with whose it was. Source: specification §3, SEARCH_PARAMS */
export function keepLastSearch(scope: Scope, query: URLSearchParams): void {
  storage.searchParams.write(`${placeOf(scope)}?${query}`);
}

/** The query of the last search in this organization and role; undefined when the last one was elsewhere. */
export function lastSearch(scope: Scope): URLSearchParams | undefined {
  const [place, query] = storage.searchParams.read()?.split("?") ?? [];
  return place === placeOf(scope) && query ? new URLSearchParams(query) : undefined;
}
