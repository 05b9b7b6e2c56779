import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

const kept = new Map<string, number>();

/** Remembers how far the element was scrolled at each entry of the history, and scrolls there again on Back. */
export function useScrollMemory(element: RefObject<HTMLElement | null>, ready: boolean): void {
  const { key } = useLocation();
  const restored = useRef<string>(undefined);
  useEffect(() => {
    const { current } = element;
    if (!current || !ready) return undefined;
    if (restored.current !== key) {
      restored.current = key;
      current.scrollTo({ top: kept.get(key) ?? 0 });
    }
    const remember = () => kept.set(key, current.scrollTop);
    // In the capture phase: read before the rows are drawn anew, which would make the browser lay them out at once.
    current.addEventListener("scroll", remember, { passive: true, capture: true });
    return () => current.removeEventListener("scroll", remember, { capture: true });
  }, [element, key, ready]);
}
