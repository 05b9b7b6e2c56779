import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";

/** Changes a part of what the address says. */
export type ChangeAddress<Url> = (part: Partial<Url>, replace?: boolean) => void;

/** What a page shows, kept in its address. A change leads to the first page of a list, unless it names another. */
export function useAddress<Url extends object>(
  read: (query: URLSearchParams) => Url,
  write: (url: Url) => URLSearchParams,
) {
  const [drawn, setQuery] = useSearchParams();
  const [asked, setAsked] = useState({ after: drawn, address: drawn.toString() });
  // The router draws a new address when it has time; a choice is seen at once, and the next one adds to it.
  const address = asked.after === drawn ? asked.address : drawn.toString();
  const shown = useMemo(() => {
    const query = new URLSearchParams(address);
    return { query, url: read(query) };
  }, [read, address]);
  const change: ChangeAddress<Url> = (part, replace = false) => {
    // From the address itself: a link that was pressed just before may not have been drawn yet.
    const now = read(new URLSearchParams(globalThis.location.search));
    const next = write({ ...now, ...("page" in now && { page: 0 }), ...part });
    setAsked({ after: drawn, address: next.toString() });
    setQuery(next, { replace });
  };
  return { ...shown, change };
}
