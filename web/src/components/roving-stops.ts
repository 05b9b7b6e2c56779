const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** For a `ref`: all that is found within by the selector is one Tab stop, and arrows, Home and End go from one to the next. */
export const rovingStops = (selector: string) => (frame: HTMLElement | null) => {
  if (frame === null) return undefined;
  const all = () => [...frame.querySelectorAll<HTMLElement>(selector)];
  // What is folded cannot take the focus.
  const stops = () => all().filter((stop) => stop.checkVisibility());
  let held: HTMLElement | undefined;
  const hold = (wanted: HTMLElement | undefined) => {
    const shown = stops();
    held =
      wanted && shown.includes(wanted) ? wanted : (shown.find((stop) => stop.hasAttribute("aria-current")) ?? shown[0]);
    for (const stop of all()) stop.tabIndex = stop === held ? 0 : -1;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(selector)) hold(target);
  };
  const onKey = (event: KeyboardEvent) => {
    const shown = stops();
    const at = shown.findIndex((stop) => stop === event.target);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = steps[event.key];
    const next = { Home: 0, End: shown.length - 1 }[event.key] ?? (step === undefined ? undefined : at + step);
    const stop = next === undefined ? undefined : shown[next];
    if (stop === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    stop.focus();
  };
  hold(undefined);
  const changed = new MutationObserver(() => hold(frame.contains(document.activeElement) ? held : undefined));
  changed.observe(frame, { childList: true, subtree: true, attributeFilter: ["aria-current", "hidden"] });
  frame.addEventListener("focusin", onFocus);
  frame.addEventListener("keydown", onKey);
  return () => {
    changed.disconnect();
    frame.removeEventListener("focusin", onFocus);
    frame.removeEventListener("keydown", onKey);
  };
};
