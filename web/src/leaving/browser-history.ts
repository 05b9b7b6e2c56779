import { createPath, NavigationType, type Location, type Navigator, type To } from "react-router";
import { isGuarded, leavePage } from "./leave-guard.ts";

/** The page that is shown, and how one came to it. */
export type Shown = { location: Location; navigationType: NavigationType };

export type BrowserHistory = Navigator & {
  shown: () => Shown;
  /** Tells every change of the address until the answered function is called. */
  listen: (listener: (shown: Shown) => void) => () => void;
};

/** What an entry of the browser's history holds: the page's own state, the entry's name, and where it stands. */
type Entry = { usr: unknown; key: string; idx: number };

const entryOf = ({ history }: Window): Partial<Entry> => history.state ?? {};

const newEntry = (usr: unknown, idx: number): Entry => ({ usr, key: Math.random().toString(36).slice(2), idx });

function locationOf(view: Window): Location {
  const { pathname, search, hash } = view.location;
  const { usr = null, key = "default" } = entryOf(view);
  return { pathname, search, hash, state: usr, key, mask: undefined };
}

const hrefOf = (to: To): string => (typeof to === "string" ? to : createPath(to));
const pageOf = ({ pathname, search }: Location): string => pathname + search;

/**
 * The browser's history as the router wants it, which leaves no page that holds unsaved changes until the user agrees:
 * by links and keys, and by Back and Forward, after which the page is put back at once and asks.
 */
export function openHistory(view: Window): BrowserHistory {
  const { history } = view;
  let listener: ((shown: Shown) => void) | undefined;
  let index = entryOf(view).idx ?? 0;
  let agreed = false;
  if (entryOf(view).idx === undefined) history.replaceState({ ...history.state, idx: index }, "");
  let shown: Shown = { location: locationOf(view), navigationType: NavigationType.Pop };

  const show = (navigationType: NavigationType) => {
    shown = { location: locationOf(view), navigationType };
    listener?.(shown);
  };

  const onPop = () => {
    // A link to a place of the page has made an entry that nobody has numbered yet.
    if (entryOf(view).idx === undefined) history.replaceState(newEntry(null, index + 1), "");
    const away = (entryOf(view).idx ?? index) - index;
    const leaves = pageOf(locationOf(view)) !== pageOf(shown.location);
    if (away === 0) return;
    if (leaves && isGuarded() && !agreed) {
      history.go(-away);
      leavePage(() => {
        agreed = true;
        history.go(away);
      });
      return;
    }
    agreed = false;
    index += away;
    show(NavigationType.Pop);
  };

  const push = (to: To, state: unknown = null) => {
    index += 1;
    try {
      history.pushState(newEntry(state, index), "", hrefOf(to));
    } catch {
      // A browser that takes no more entries in so short a time loads the page instead.
      view.location.assign(hrefOf(to));
    }
    show(NavigationType.Push);
  };
  const replace = (to: To, state: unknown = null) => {
    history.replaceState(newEntry(state, index), "", hrefOf(to));
    show(NavigationType.Replace);
  };

  return {
    shown: () => shown,
    listen: (next) => {
      listener = next;
      view.addEventListener("popstate", onPop);
      return () => {
        listener = undefined;
        view.removeEventListener("popstate", onPop);
      };
    },
    createHref: hrefOf,
    encodeLocation: (to) => new URL(view.location.origin + hrefOf(to)),
    go: (delta) => history.go(delta),
    push: (to, state) => leavePage(() => push(to, state)),
    replace: (to, state) => leavePage(() => replace(to, state)),
  };
}
