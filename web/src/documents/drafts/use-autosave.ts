import { useCallback, useEffect, useRef } from "react";

const longestWait = 800;

export type Autosave = {
  /** Something changed: it is saved within a second. */
  schedule: () => void;
  /** Nothing that waits is saved any more. */
  cancel: () => void;
};

/** Saves soon after a change, and at once when the page is left, hidden or taken away (U1). */
export function useAutosave(save: () => void): Autosave {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  }, [save]);

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    cancel();
    latest.current();
  }, [cancel]);

  const schedule = useCallback(() => {
    timer.current ??= setTimeout(flush, longestWait);
  }, [flush]);

  useEffect(() => {
    globalThis.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      globalThis.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [flush]);

  return { schedule, cancel };
}
