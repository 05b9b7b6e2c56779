import { use, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from "react";
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from "react-router";
import { isGuarded, leavePage } from "./leave-guard.ts";

/** Where the shown page stands in the browser's history, as the router numbers its entries. */
function indexOf(state: unknown): number | undefined {
  const index = typeof state === "object" && state !== null && "idx" in state ? state.idx : undefined;
  return typeof index === "number" ? index : undefined;
}

/** Back and Forward: a page that holds the user is shown again at once, and left only when the user agrees. */
function useGuardedHistory(): void {
  const { key } = useLocation();
  const shown = useRef(indexOf(history.state));
  const passing = useRef(false);
  useEffect(() => {
    shown.current = indexOf(history.state);
  }, [key]);
  // Browsers call the listeners of the window in the order in which they came: this one is to stand before the router's.
  useLayoutEffect(() => {
    const check = (event: PopStateEvent) => {
      const [from, to] = [shown.current, indexOf(event.state)];
      if (passing.current || !isGuarded() || from === undefined || to === undefined) {
        passing.current = false;
        return;
      }
      event.stopImmediatePropagation();
      if (from === to) return;
      history.go(from - to);
      leavePage(() => {
        passing.current = true;
        history.go(to - from);
      });
    };
    addEventListener("popstate", check, { capture: true });
    return () => removeEventListener("popstate", check, { capture: true });
  }, []);
}

/** Lets no page be left that holds unsaved changes, whichever way: links, keys, Back. The router's own blocker would cost 15 kB. */
export function GuardedNavigation({ children }: { children: ReactNode }) {
  const context = use(NavigationContext);
  const { navigator } = context;
  useGuardedHistory();
  const guarded = useMemo(
    () => ({
      ...context,
      navigator: {
        ...navigator,
        push: (...args: Parameters<typeof navigator.push>) => leavePage(() => navigator.push(...args)),
        replace: (...args: Parameters<typeof navigator.replace>) => leavePage(() => navigator.replace(...args)),
      },
    }),
    [context, navigator],
  );
  return <NavigationContext value={guarded}>{children}</NavigationContext>;
}
