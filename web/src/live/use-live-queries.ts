import { useQueryClient, type InvalidateQueryFilters, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keysOfRights, queryKeys } from "../api/query-keys.ts";
import { listenLive } from "./live-bus.ts";
import type { LiveEvent } from "./live-event.ts";
import { openLiveStream } from "./live-stream.ts";

/** Changes that come in a burst are answered by one round of fetching. */
const gatherFor = 250;

type QueryKey = readonly unknown[];

/** The queries that a change makes stale. */
export function staleKeys(event: LiveEvent, organizationId: string, role: string): QueryKey[] {
  if (event.kind === "gap") return [queryKeys.inOrganization(organizationId, role), queryKeys.notifications()];
  if (event.kind === "access") return [...keysOfRights];
  if (event.kind === "notification") return [queryKeys.notifications()];
  if (event.kind === "counts") return [queryKeys.counts(organizationId, role)];
  if (event.kind === "lock") return [queryKeys.document(organizationId, role, event.eventId)];
  if (event.kind === "note") return [queryKeys.document(organizationId, role, event.eventId, "notes")];
  const ofDocument = [
    queryKeys.document(organizationId, role, event.eventId),
    queryKeys.documentLists(organizationId, role),
    queryKeys.counts(organizationId, role),
  ];
  return event.kind === "message"
    ? [...ofDocument, queryKeys.notifications("unread")]
    : [...ofDocument, queryKeys.cases(organizationId, role)];
}

/** A stream that opens knows nothing of what was before: what had been fetched by then may be old, later answers are not. */
const fetchedBefore = (opened: number): InvalidateQueryFilters => ({
  predicate: ({ state: { status, dataUpdatedAt } }) => status !== "pending" && dataUpdatedAt <= opened,
});

function refetchWhatChanged(client: QueryClient, organizationId: string, role: string): () => void {
  const waiting = new Map<string, InvalidateQueryFilters>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    for (const filters of waiting.values()) void client.invalidateQueries(filters);
    waiting.clear();
  };
  const stopListening = listenLive((event) => {
    for (const queryKey of staleKeys(event, organizationId, role))
      waiting.set(JSON.stringify(queryKey), { queryKey, ...(event.kind === "gap" && fetchedBefore(Date.now())) });
    timer ??= setTimeout(flush, gatherFor);
  });
  return () => {
    stopListening();
    clearTimeout(timer);
  };
}

/** Keeps what is shown of this organization and role up to date; nothing without a role. */
export function useLiveQueries(organizationId: string, role: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (role === null) return undefined;
    const stopRefetching = refetchWhatChanged(client, organizationId, role);
    const closeStream = openLiveStream(organizationId, role);
    return () => {
      closeStream();
      stopRefetching();
    };
  }, [client, organizationId, role]);
}
