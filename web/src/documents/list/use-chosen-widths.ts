import { useMemo } from "react";
import { useStored } from "../../storage/use-stored.ts";
import { chosenWidthsOf, withWidth, type Widths } from "./column-choice.ts";

export type ChosenWidths = {
  /** Those that the user gave; the other columns are as wide as there is room. */
  widths: Widths | undefined;
  /** Undefined takes the width of a column back. */
  onWidth: (id: string, width: number | undefined) => void;
};

/** The widths that the user has given to columns of a list, kept in the browser. */
export function useChosenWidths(userId: string, list: string): ChosenWidths {
  const stored = chosenWidthsOf(userId, list);
  const widths = useStored(stored);
  return useMemo(() => {
    const onWidth = (id: string, width: number | undefined) => {
      const next = withWidth(stored.read(), id, width);
      if (next) stored.write(next);
      else stored.clear();
    };
    return { widths, onWidth };
  }, [stored, widths]);
}
