import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { expectHeadingFocus } from "../screen/heading-focus.ts";
import { notePage } from "../screen/previous-page.ts";
import { noteVersionChange } from "../session/version-check.ts";

const patience = 60;

/** Scrolls to where the entry of the history was left, as soon as the page is tall enough again. */
function scrollBackTo(top: number, frames = patience): void {
  const reachable = document.documentElement.scrollHeight - innerHeight;
  if (reachable >= top || frames === 0) scrollTo(0, top);
  else requestAnimationFrame(() => scrollBackTo(top, frames - 1));
}

const scrolls = new Map<string, number>();
/** The first page stands at its top, or where the browser puts it back to: to scroll it would lay it out before it is drawn. */
let first = true;

/** At each change of page, pushed or in the place of another: the heading takes the focus, the scroll starts at the top or where it was on Back, the version is checked. */
export function usePageChanges(): void {
  const { pathname, search, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);
  const scrolled = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    if (shown.current !== undefined) {
      expectHeadingFocus();
      void noteVersionChange();
    }
    shown.current = pathname;
  }, [pathname]);

  useLayoutEffect(() => notePage(pathname + search), [pathname, search]);

  // Before the next frame: a shorter page scrolls the window up, which is no place that the reader has left.
  useLayoutEffect(() => {
    const left = scrolls.get(key);
    const opened = first && left === undefined;
    first = false;
    const isOther = scrolled.current !== pathname;
    scrolled.current = pathname;
    if (type === "POP" && !opened && (left !== undefined || hash === "")) scrollBackTo(left ?? 0);
    else if ((type === "PUSH" || (type === "REPLACE" && isOther)) && hash === "") scrollTo(0, 0);
    const remember = () => scrolls.set(key, scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [key, type, hash, pathname]);
}
