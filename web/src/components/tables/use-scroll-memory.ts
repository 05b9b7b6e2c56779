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
    current.addEventListener("scroll", remember, { passive: true });
    return () => current.removeEventListener("scroll", remember);
  }, [element, key, ready]);
}
