import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { answerList } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { queryKeys } from "../api/query-keys.ts";
import { CountBadge } from "./count-badge.tsx";

const seldom = 60_000;
const filter = JSON.stringify({
  where: { "subscription.awaitsSupplier": true },
  limit: 1,
  fields: ["subscriberId"],
});

/** How many subscribers wait for a word of this supplier's administrator. */
export function WaitingSubscribers({ organizationId: id }: { organizationId: string }) {
  const { data } = useQuery({
    queryKey: queryKeys.organization(id, "waiting-subscribers"),
    queryFn: ({ signal }) =>
      answerList(
        api.GET("/organizations/{id}/subscribers-info", { params: { path: { id }, query: { filter } }, signal }),
      ),
    refetchInterval: seldom,
  });
  const total = data?.total ?? 0;
  return <CountBadge count={total} words={texts.controlSubscriptions.waitingCount(total)} />;
}
