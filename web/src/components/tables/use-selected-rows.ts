import { useMemo, useState } from "react";

const nothing: ReadonlySet<string> = new Set();

/** The selected rows of those that are shown; what the list shows next begins with none. */
export function useSelectedRows<Row extends { id: string | number }>(rows: readonly Row[] | undefined, shown: string) {
  const [selection, setSelection] = useState({ shown, ids: nothing });
  const ids = selection.shown === shown ? selection.ids : nothing;
  const select = (next: ReadonlySet<string>) => setSelection({ shown, ids: next });
  const selected = useMemo(
    () => (ids.size === 0 ? [] : (rows?.filter(({ id }) => ids.has(String(id))) ?? [])),
    [rows, ids],
  );
  return {
    ids,
    selected,
    select,
    clear: () => select(nothing),
  };
}
