import { useEffect, useEffectEvent, type RefObject } from "react";

/** How long something must be in sight to count as seen. */
const glance = 1_000;
const enough = 0.6;

/** Calls once when the element has been in sight for a moment, on a page that is itself in sight. */
export function useSeen(element: RefObject<HTMLElement | null>, enabled: boolean, onSeen: () => void): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const { current } = element;
    if (!enabled || !current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const look = () => {
      timer = undefined;
      if (document.visibilityState === "visible") seen();
      else timer = setTimeout(look, glance);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        const high = (last?.intersectionRect.height ?? 0) >= globalThis.innerHeight / 3;
        if (!last?.isIntersecting || (last.intersectionRatio < enough && !high)) return stop();
        timer ??= setTimeout(look, glance);
        return undefined;
      },
      { threshold: [0, 0.2, 0.4, enough, 1] },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [element, enabled]);
}
