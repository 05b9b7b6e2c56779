import { useMemo } from "react";
import { useLocation, useSearchParams } from "react-router";
import { createStore } from "../storage/create-store.ts";
import { useStored } from "../storage/use-stored.ts";
import type { Address } from "./address.ts";
import { useReading } from "./known-parameters.ts";

type How = {
  /** Leaves no step back. */
  replace?: boolean;
  /** Drawn when the router has time for it: where it was pressed shows it meanwhile. */
  later?: boolean;
};

/** Changes a part of what the address says. */
export type ChangeAddress<Url> = (part: Partial<Url>, how?: How) => void;

/** What was asked for since the router drew this place; all that read the address of a page see the same. */
const asked = createStore<{ after?: object; said: string }>({ said: "" });

/** What a page shows, kept in its address. A change leads to the first page of a list, unless it names another. */
export function useAddress<Url extends object>(address: Address<Url>) {
  useReading(address);
  const drawn = useLocation();
  const [, setQuery] = useSearchParams();
  const latest = useStored(asked);
  // The router draws a new address when it has time; a choice is seen at once, and the next one adds to it.
  const said = latest.after === drawn ? latest.said : drawn.search;
  const shown = useMemo(() => {
    const query = new URLSearchParams(said);
    return { query, url: address.read(query) };
  }, [address, said]);
  const change: ChangeAddress<Url> = (part, { replace = false, later = false } = {}) => {
    // From the address itself: a link that was pressed just before may not have been drawn yet.
    const now = new URLSearchParams(globalThis.location.search);
    const next = address.change(now, { ...("page" in shown.url && { page: 0 }), ...part });
    setQuery(next, { replace });
    // What the address says then: a page that is left with something unsaved may keep it.
    if (!later) asked.write({ after: drawn, said: globalThis.location.search });
  };
  return { ...shown, change };
}
