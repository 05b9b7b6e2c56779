import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "../../api/query-keys.ts";
import type { MessagedDocument, Place } from "./entities.ts";

type Counted = { unreadMessages: number };
type Row = Counted & { id: number };
/** What stands under the key of lists; a front page holds queues of rows. */
type Page = { rows?: Row[] };
type Counts = Record<string, Record<string, number>>;

const changed = <One extends Counted>(one: One, by: number): One => ({
  ...one,
  unreadMessages: Math.max(0, one.unreadMessages + by),
});

/** Shows so many unread messages more or fewer, wherever they are counted, before the server has answered. */
export function showUnread(
  client: QueryClient,
  { organizationId, role, eventId }: Place,
  { documentType: type }: Pick<MessagedDocument, "documentType">,
  by: number,
): void {
  client.setQueryData(
    queryKeys.document(organizationId, role, eventId),
    (document: Counted | undefined) => document && changed(document, by),
  );
  client.setQueriesData({ queryKey: queryKeys.documentLists(organizationId, role) }, (page: Page | undefined) =>
    page?.rows?.some(({ id }) => id === eventId)
      ? { ...page, rows: page.rows.map((row) => (row.id === eventId ? changed(row, by) : row)) }
      : page,
  );
  client.setQueryData(queryKeys.counts(organizationId, role), (counts: Counts | undefined) => {
    const unread = counts?.[type]?.["unreadMessages"];
    if (!counts || unread === undefined) return counts;
    return { ...counts, [type]: { ...counts[type], unreadMessages: Math.max(0, unread + by) } };
  });
}
