import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { answerList } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { queryKeys } from "../api/query-keys.ts";
import { CountBadge } from "./count-badge.tsx";

const seldom = 60_000;
const filter = JSON.stringify({ where: { handled: false }, limit: 1, fields: ["id"] });

/** How many contact requests nobody has handled; for the product admin. */
export function NewContactRequests() {
  const { data } = useQuery({
    queryKey: queryKeys.contactRequests("new"),
    queryFn: ({ signal }) => answerList(api.GET("/contact-requests", { params: { query: { filter } }, signal })),
    refetchInterval: seldom,
  });
  const total = data?.total ?? 0;
  return <CountBadge count={total} words={texts.contactInbox.newCount(total)} />;
}
