import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "../api/query-keys.ts";
import { fetchRows } from "../api/rows.ts";
import { CountBadge } from "./count-badge.tsx";

const seldom = 60_000;
const filter = { where: { "subscription.awaitsSupplier": true }, limit: 1, fields: ["subscriberId"] } as const;

/** How many subscribers wait for a word of this supplier's administrator. */
export function WaitingSubscribers({ organizationId: id }: { organizationId: string }) {
  const { data } = useQuery({
    queryKey: queryKeys.organization(id, "waiting-subscribers"),
    queryFn: ({ signal }) => fetchRows("/organizations/{id}/subscribers-info", { path: { id }, filter, signal }),
    refetchInterval: seldom,
  });
  const total = data?.total ?? 0;
  return <CountBadge count={total} words={texts.controlSubscriptions.waitingCount(total)} />;
}
