import { mayWorkAs, maySearchAs } from "@runko/domain/organizations/allowed";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchRows } from "../../api/rows.ts";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useSession } from "../../session/session-context.ts";
import { recentAt } from "../../storage/recent.ts";
import { documentEntry } from "./document-entry.ts";
import type { PaletteEntry } from "./palette-entry.ts";

const words = texts.palette;

/** What was opened and looked for last; documents are there at once by their numbers, and as they stand when they have come. */
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
  return useMemo(() => {
    const entryOf = (id: number): PaletteEntry => {
      const row = data?.rows.find((one) => one.id === id);
      return row
        ? documentEntry(row, role)
        : { id: `document ${id}`, label: formatEventId(id), go: routes.document(areaOfRole[role], id) };
    };
    const asked = maySearchAs(allowed, role) ? searches : [];
    return [
      ...ids.map(entryOf),
      ...asked.map((text) => ({
        id: `search ${text}`,
        label: words.searchAgain(text),
        go: routes.search(areaOfRole[role], new URLSearchParams({ q: text })),
      })),
    ];
  }, [allowed, data, ids, role, searches]);
}
