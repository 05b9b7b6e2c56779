import { mayWorkAs } from "@runko/domain/organizations/allowed";
import { typesOfRole } from "@runko/domain/organizations/event-type-rights";
import { checkCriteria, isEmptySearch } from "@runko/domain/search/check-criteria";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useAddress } from "../../addresses/use-address.ts";
import { savedSearchesQuery } from "../../api/saved-search-queries.ts";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useSession } from "../../session/session-context.ts";
import { useArchivedHere } from "../api/archived-here.ts";
import { wordsOfCriteria } from "./criterion-words.ts";
import { keepRecentSearch } from "../../storage/recent.ts";
import { keepLastSearch } from "./last-search.ts";
import { linkColumn } from "./result-columns.tsx";
import { searchAddress } from "./search-url.ts";
import { useChoices } from "./use-choices.ts";
import { useResultColumns } from "./use-result-columns.ts";
import { useSearch } from "./use-search.ts";

/** The rows of a search, those that were archived here marked so. */
function useShownRows(...asked: Parameters<typeof useSearch>) {
  const list = useSearch(...asked);
  const archivedHere = useArchivedHere();
  const rows = useMemo(
    () => list.rows?.map((row) => (archivedHere.has(row.id) ? { ...row, archived: true } : row)),
    [list.rows, archivedHere],
  );
  return { list, rows };
}

/** Whether the criteria can be searched by, and whether they are being written in the form. */
function useCriteria(
  { criteria, advanced }: { criteria: Parameters<typeof isEmptySearch>[0]; advanced: boolean },
  address: string,
) {
  const [today] = useState(() => todayInHelsinki(new Date()));
  const [changedAt, setChangedAt] = useState<string>();
  const issues = checkCriteria(criteria, today);
  const searched = !isEmptySearch(criteria) && issues.length === 0;
  return { issues, searched, inForm: advanced && (changedAt === address || !searched), setChangedAt };
}

/** What the search of an area shows: what its address says, what that finds, and how it is changed. */
export function useSearchPage() {
  const { organizationId, role, user, allowed } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const at = useAddress(searchAddress[role]);
  const { query, url, change } = at;
  const { advanced, criteria, page } = url;
  const address = query.toString();

  const { issues, searched, inForm, setChangedAt } = useCriteria(url, address);
  const { list, rows } = useShownRows(scope, url, searched && !inForm);
  const choices = useChoices(scope, {
    parties: inForm || criteria.supplier !== undefined || criteria.subscriber !== undefined,
    groups: inForm || criteria.productGroup !== undefined,
  });
  const opened = useQuery({ ...savedSearchesQuery(scope), enabled: url.savedId !== undefined }).data?.find(
    ({ id }) => id === url.savedId,
  );
  const columns = useResultColumns(url, role, user.id);
  const types = useMemo(() => (mayWorkAs(allowed, role) ? typesOfRole(role) : []), [allowed, role]);
  useEffect(() => {
    if (!searched) return;
    keepLastSearch(scope, query);
    keepRecentSearch({ ...scope, userId: user.id }, criteria.q ?? "");
  }, [searched, scope, query, criteria.q, user.id]);

  return {
    at,
    scope,
    address,
    issues,
    searched,
    inForm,
    list,
    rows,
    choices,
    opened,
    columns,
    types,
    said: wordsOfCriteria(criteria, choices),
    title: opened?.name ?? texts.searchPage.title,
    /** The other way to search, basic or advanced, for the same. */
    otherWay: routes.search(areaOfRole[role], searchAddress[role].write({ ...url, advanced: !advanced })),
    openForm: () => setChangedAt(address),
    closeForm: () => setChangedAt(undefined),
    // Those of a saved search are its own: they stand in the address until it is saved.
    chooseColumns: (next: readonly string[] | undefined) => {
      const shown = next?.flatMap((id) => columns.allColumns.find((name) => name === id) ?? []);
      const withLink = shown && [linkColumn, ...shown];
      if (url.columns) change({ columns: withLink, page });
      else columns.choose(withLink);
    },
  };
}

export type SearchState = ReturnType<typeof useSearchPage>;
