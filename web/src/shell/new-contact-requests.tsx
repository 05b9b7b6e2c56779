import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "../api/query-keys.ts";
import { fetchRows } from "../api/rows.ts";
import { CountBadge } from "./count-badge.tsx";

const seldom = 60_000;
const filter = { where: { handled: false }, limit: 1, fields: ["id"] } as const;

/** How many contact requests nobody has handled; for the product admin. */
export function NewContactRequests() {
  const { data } = useQuery({
    queryKey: queryKeys.contactRequests("new"),
    queryFn: ({ signal }) => fetchRows("/contact-requests", { filter, signal }),
    refetchInterval: seldom,
  });
  const total = data?.total ?? 0;
  return <CountBadge count={total} words={texts.contactInbox.newCount(total)} />;
}
