import { useCallback, useRef } from "react";
import type { DataTableProps } from "./data-column.ts";
import { toggled, toggledRange } from "./toggled.ts";

type Selection = Pick<DataTableProps<unknown>, "selected" | "onSelectedChange">;

/** Selects rows: one by one, and with Shift all from the one pressed before. Undefined where nothing is selected. */
export function useSelection(rows: readonly { id: string }[], { selected, onSelectedChange }: Selection) {
  const last = useRef<string>(undefined);
  const select = useCallback(
    (index: number, withRange = false) => {
      const id = rows[index]?.id;
      if (id === undefined || !selected) return;
      const from = withRange ? rows.findIndex((row) => row.id === last.current) : -1;
      const range = from < 0 ? [] : rows.slice(Math.min(from, index), Math.max(from, index) + 1).map((row) => row.id);
      onSelectedChange?.(range.length === 0 ? toggled(selected, id) : toggledRange(selected, id, range));
      last.current = id;
    },
    [rows, selected, onSelectedChange],
  );
  return selected && onSelectedChange ? select : undefined;
}

/** Whether Shift was held when a checkbox was pressed. */
export const heldShift = ({ nativeEvent }: { nativeEvent: Event }): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
