import { texts } from "@runko/domain/texts/texts";
import type { TypeCounts } from "../../shell/use-counts.ts";
import { dueFilters } from "./due-filters.ts";
import type { ListUrl } from "./list-url.ts";

const words = texts.documentList;

/** What narrows a list by a press: whether it does so now, the address where it is the other way, and how many it finds. */
export type FlagFilter = { label: string; shown: boolean; turned: Partial<ListUrl>; count?: number | undefined };

/** Every way to narrow a list by one press beside its states; `own` where there are documents of others in it. */
export function flagFilters(url: ListUrl, counts: TypeCounts | undefined, hasOthers: boolean): FlagFilter[] {
  const { waiting, unread, mine, unassigned, own } = url;
  return [
    { label: words.waitingOnly, shown: waiting, turned: { waiting: !waiting }, count: counts && (counts.waiting ?? 0) },
    {
      label: words.unreadOnly,
      shown: unread,
      turned: { unread: !unread },
      count: counts && (counts.unreadMessages ?? 0),
    },
    { label: words.mineOnly, shown: mine, turned: { mine: !mine, unassigned: false } },
    { label: words.unassignedOnly, shown: unassigned, turned: { unassigned: !unassigned, mine: false } },
    ...dueFilters.map((due) => ({
      label: words.dueOnly[due],
      shown: url.due === due,
      turned: { due: url.due === due ? undefined : due },
    })),
    ...(own || hasOthers ? [{ label: words.ownOnly, shown: own, turned: { own: !own } }] : []),
  ];
}
