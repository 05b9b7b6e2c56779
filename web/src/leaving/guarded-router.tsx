import { startTransition, useLayoutEffect, useState, type ReactNode } from "react";
import { Router } from "react-router";
import { openHistory } from "./browser-history.ts";

/** The router over a history that leaves no page with unsaved changes unasked. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => openHistory(window));
  const [shown, setShown] = useState(history.shown);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setShown(next))), [history]);
  return (
    <Router {...shown} navigator={history}>
      {children}
    </Router>
  );
}
