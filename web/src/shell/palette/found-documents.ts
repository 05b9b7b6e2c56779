import { maySearchAs } from "@runko/domain/organizations/allowed";
import { typedWords } from "@runko/domain/search/typed-words";
import { texts } from "@runko/domain/texts/texts";
import { parseCaseId, parseEventId } from "@runko/domain/values/event-number";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchRows } from "../../api/rows.ts";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useSession } from "../../session/session-context.ts";
import { documentEntry } from "./document-entry.ts";

const words = texts.palette;
const shownDocuments = 6;
const leastText = 2;
const pause = 120;

/** What is typed, a moment after the typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const isNumber = (text: string): boolean => parseEventId(text) !== null || parseCaseId(text) !== null;

/** The documents that what is typed means: one by its number at once, others as the server finds them. */
export function useFoundDocuments(text: string) {
  const session = useSession();
  const { allowed, organizationId, role } = session;
  const typed = text.trim();
  const paused = usePaused(typed);
  const mayRead = maySearchAs(allowed, role);
  const enabled = mayRead && paused.length >= leastText && paused === typed;
  const { data, error, isFetching } = useQuery({
    queryKey: queryKeys.documentLists(organizationId, role, "palette", paused),
    queryFn: ({ signal }) =>
      fetchRows("/organizations/{id}/roles/{role}/events", {
        path: { id: organizationId, role },
        query: { q: paused },
        filter: { limit: shownDocuments },
        signal,
      }),
    enabled,
  });
  const foundBy = typedWords(paused);
  const rows = (enabled ? (data?.rows ?? []) : []).map((row) => ({ ...documentEntry(row, role), foundBy }));
  const tid = mayRead ? parseEventId(typed) : null;
  const byNumber =
    tid === null
      ? []
      : [{ id: `document ${tid}`, label: words.openDocument(tid), go: routes.document(areaOfRole[role], tid) }];
  const all =
    mayRead && typed.length >= leastText && !isNumber(typed)
      ? [
          {
            id: "search",
            label: words.searchAll(typed),
            go: routes.search(areaOfRole[role], new URLSearchParams({ q: typed })),
          },
        ]
      : [];
  const found = rows.length > 0 || (enabled && data !== undefined && !isFetching) ? rows : byNumber;
  return {
    entries: [...found, ...all],
    failed: enabled && error !== null,
    busy: mayRead && typed.length >= leastText && (!enabled || isFetching),
  };
}
