import type { Criteria } from "@runko/domain/search/criteria";
import { dueOptions } from "@runko/domain/search/search-criteria";
import { texts } from "@runko/domain/texts/texts";
import type { TypeCounts } from "../../shell/use-counts.ts";

const words = texts.documentList;

/** What narrows a list by a press: whether it does so now, what it is narrowed to where it is the other way, and how many it finds. */
export type FlagFilter = { label: string; shown: boolean; turned: Criteria; count?: number | undefined };

const turnedIf = (shown: boolean) => (shown ? undefined : true);

/** Every way to narrow a list by one press beside its states; `own` where there are documents of others in it. */
export function flagFilters(criteria: Criteria, counts: TypeCounts | undefined, hasOthers: boolean): FlagFilter[] {
  const { waiting = false, unread = false, mine = false, unassigned = false, own = false, due = [] } = criteria;
  const at = (part: Criteria): Criteria => ({ ...criteria, ...part });
  return [
    {
      label: words.waitingOnly,
      shown: waiting,
      turned: at({ waiting: turnedIf(waiting) }),
      count: counts && (counts.waiting ?? 0),
    },
    {
      label: words.unreadOnly,
      shown: unread,
      turned: at({ unread: turnedIf(unread) }),
      count: counts && (counts.unreadMessages ?? 0),
    },
    { label: words.mineOnly, shown: mine, turned: at({ mine: turnedIf(mine), unassigned: undefined }) },
    {
      label: words.unassignedOnly,
      shown: unassigned,
      turned: at({ unassigned: turnedIf(unassigned), mine: undefined }),
    },
    ...dueOptions.map((option) => {
      const shown = due.includes(option);
      const others = due.filter((one) => one !== option);
      const left = others.length > 0 ? others : undefined;
      return { label: words.dueOnly[option], shown, turned: at({ due: shown ? left : [option] }) };
    }),
    ...(own || hasOthers ? [{ label: words.ownOnly, shown: own, turned: at({ own: turnedIf(own) }) }] : []),
  ];
}
