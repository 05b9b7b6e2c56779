import { useMemo } from "react";
import { useSearchParams } from "react-router";

/** Changes a part of what the address says; a function is told what it says now. */
export type ChangeAddress<Url> = (part: Partial<Url> | ((now: Url) => Partial<Url>), replace?: boolean) => void;

/** What a list shows, kept in its address. A change leads to the first page, unless it names another. */
export function useListAddress<Url extends { page: number }>(
  read: (query: URLSearchParams) => Url,
  write: (url: Url) => URLSearchParams,
) {
  const [query, setQuery] = useSearchParams();
  // From the address itself: a choice made just before may not have been drawn yet.
  const change: ChangeAddress<Url> = (part, replace = false) => {
    const now = read(new URLSearchParams(globalThis.location.search));
    setQuery(write({ ...now, page: 0, ...(typeof part === "function" ? part(now) : part) }), { replace });
  };
  const url = useMemo(() => read(query), [read, query]);
  return { query, url, change };
}
