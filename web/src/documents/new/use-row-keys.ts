import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from "react";

type Options<Row> = {
  /** What was found of the text; undefined while it is being looked for. */
  found: readonly Row[] | undefined;
  /** What is looked for; undefined while too little is typed for that. */
  searched: string | undefined;
  searchedOf: (typed: string) => string | undefined;
  take: (row: Row) => void;
};

/** From what is typed to the rows below it and back by the arrows; Enter takes the only row, once what is typed was looked for. */
export function useRowKeys<Row>({ found, searched, searchedOf, take }: Options<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const entered = useRef<string>(undefined);
  const stopsAt = () => [...(frame.current?.querySelectorAll<HTMLElement>("input, li a") ?? [])];

  const settle = () => {
    const [input, first] = stopsAt();
    if (!found || !searched || entered.current !== searched || document.activeElement !== input) return;
    entered.current = undefined;
    const [only, ...others] = found;
    if (only && others.length === 0) take(only);
    else first?.focus();
  };
  const settleLater = useEffectEvent(settle);
  useEffect(() => settleLater(), [found, searched]);

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = stopsAt();
    const here = stops.findIndex((stop) => stop === event.target);
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      entered.current = searchedOf(event.target.value);
      settle();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || here < 0) return;
    event.preventDefault();
    stops[here + step]?.focus();
  };
  const forget = () => {
    entered.current = undefined;
  };
  return { ref: frame, onKeyDown, onChange: forget, onBlur: forget };
}
