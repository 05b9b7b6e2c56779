import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { besideThePage } from "../api/beside-the-page.ts";
import { api } from "../api/client.ts";
import { queryKeys } from "../api/query-keys.ts";
import { CountBadge } from "./count-badge.tsx";

const seldom = 5 * 60_000;

/** How many newsletters the user has not read. */
export default function UnreadNewsletters() {
  const { data } = useQuery({
    queryKey: queryKeys.newsletters("unread"),
    queryFn: ({ signal }) => answer(api.GET("/newsletters/unread", { priority: besideThePage, signal })),
    refetchInterval: seldom,
  });
  const unread = data?.unread ?? 0;
  return <CountBadge count={unread} words={texts.newsletters.unreadCount(unread)} />;
}
