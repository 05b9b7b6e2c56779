import { startTransition, useOptimistic } from "react";
import type { Sort } from "./data-column.ts";

type ShownSort = {
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** The rows are still in the order before. */
  waits: boolean;
};

/** The headings say at once how the rows are going to be sorted. */
export function useShownSort(sort: Sort | undefined, onSort: ((sort: Sort) => void) | undefined): ShownSort {
  const [shown, show] = useOptimistic(sort);
  const change =
    onSort &&
    ((next: Sort) =>
      startTransition(() => {
        show(next);
        onSort(next);
      }));
  return { sort: shown, onSort: change, waits: shown !== sort };
}
