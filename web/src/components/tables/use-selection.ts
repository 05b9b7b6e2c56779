import { useCallback, useLayoutEffect, useRef } from "react";
import type { DataTableProps } from "./data-column.ts";
import { toggled, toggledRange } from "./toggled.ts";

type Selection = Pick<DataTableProps<unknown>, "selected" | "onSelectedChange">;

/** Selects rows: one by one, and with Shift all from the one pressed before; the same function as long as the table stands. Undefined where nothing is selected. */
export function useSelection(rows: readonly { id: string }[], { selected, onSelectedChange }: Selection) {
  const last = useRef<string>(undefined);
  const drawn = useRef({ rows, selected, onSelectedChange });
  useLayoutEffect(() => {
    drawn.current = { rows, selected, onSelectedChange };
  });
  const select = useCallback((index: number, withRange = false) => {
    const { rows: shown, selected: present, onSelectedChange: tell } = drawn.current;
    const id = shown[index]?.id;
    if (id === undefined || !present) return;
    const from = withRange ? shown.findIndex((row) => row.id === last.current) : -1;
    const range = from < 0 ? [] : shown.slice(Math.min(from, index), Math.max(from, index) + 1).map((row) => row.id);
    tell?.(range.length === 0 ? toggled(present, id) : toggledRange(present, id, range));
    last.current = id;
  }, []);
  return selected && onSelectedChange ? select : undefined;
}

/** Whether Shift was held when a checkbox was pressed. */
export const heldShift = ({ nativeEvent }: { nativeEvent: Event }): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
