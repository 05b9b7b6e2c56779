import { useState, type UIEvent } from "react";
import type { Option } from "./input-props.ts";

/** So many more are shown each time the end of the list comes near. Source: specification §9 */
const pageLength = 20;
const nearEnd = 80;

const matches = (typed: string) => {
  const wanted = typed.trim().toLowerCase();
  return ({ label, hint }: Option) => `${label} ${hint ?? ""}`.toLowerCase().includes(wanted);
};

/** The options that match what is typed, a page of them at first and more as the list is scrolled. */
export function useOptionPages(count: number) {
  const [shownCount, setShownCount] = useState(pageLength);
  return {
    startAgain: () => setShownCount(pageLength),
    showMore: ({ currentTarget: list }: UIEvent<HTMLElement>) => {
      const left = list.scrollHeight - list.scrollTop - list.clientHeight;
      if (left < nearEnd) setShownCount((shown) => Math.min(count, shown + pageLength));
    },
    shownOf: <One extends Option>(options: readonly One[], typed: string): One[] =>
      options.filter(matches(typed)).slice(0, shownCount),
  };
}
