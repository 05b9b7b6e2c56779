import { mayWorkAs, maySearchAs } from "@runko/domain/organizations/allowed";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchRows } from "../../api/rows.ts";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useSession } from "../../session/session-context.ts";
import { forgetRecentDocuments, recentAt } from "../../storage/recent.ts";
import { documentEntry } from "./document-entry.ts";
import type { PaletteEntry } from "./palette-entry.ts";

const words = texts.palette;

/** What was opened and looked for last; documents are there at once by their numbers, as they stand when they have come, and gone are gone. */
export function useRecentEntries(): PaletteEntry[] {
  const { allowed, organizationId, role, user } = useSession();
  const [{ documents, searches }] = useState(() => recentAt({ userId: user.id, organizationId, role }));
  const ids = useMemo(() => (mayWorkAs(allowed, role) ? documents : []), [allowed, documents, role]);
  const { data } = useQuery({
    queryKey: queryKeys.documentLists(organizationId, role, "recent", ids),
    queryFn: ({ signal }) =>
      fetchRows("/organizations/{id}/roles/{role}/events", {
        path: { id: organizationId, role },
        filter: { where: { id: { inq: ids } }, limit: ids.length },
        signal,
      }),
    enabled: ids.length > 0,
  });
  const found = useMemo(() => data && new Map(data.rows.map((row) => [row.id, row])), [data]);
  useEffect(() => {
    const gone = found ? ids.filter((id) => !found.has(id)) : [];
    if (gone.length > 0) forgetRecentDocuments({ userId: user.id, organizationId, role }, gone);
  }, [found, ids, organizationId, role, user.id]);
  return useMemo(() => {
    const entryOf = (id: number): PaletteEntry[] => {
      const row = found?.get(id);
      if (row) return [documentEntry(row, role)];
      if (found) return [];
      return [{ id: `document ${id}`, label: formatEventId(id), go: routes.document(areaOfRole[role], id) }];
    };
    const asked = maySearchAs(allowed, role) ? searches : [];
    return [
      ...ids.flatMap(entryOf),
      ...asked.map((text) => ({
        id: `search ${text}`,
        label: words.searchAgain(text),
        go: routes.search(areaOfRole[role], new URLSearchParams({ q: text })),
      })),
    ];
  }, [allowed, found, ids, role, searches]);
}
