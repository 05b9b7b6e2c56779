import { useState } from "react";
import type { DocumentRow } from "../api/entities.ts";

const nothing: ReadonlySet<string> = new Set();
const none: DocumentRow[] = [];

/** The selected rows of those that are shown; what the list shows next begins with none. */
export function useSelectedRows(rows: readonly DocumentRow[] | undefined, shown: string) {
  const [selection, setSelection] = useState({ shown, ids: nothing });
  const ids = selection.shown === shown ? selection.ids : nothing;
  const select = (next: ReadonlySet<string>) => setSelection({ shown, ids: next });
  return {
    ids,
    selected: ids.size === 0 ? none : (rows?.filter(({ id }) => ids.has(String(id))) ?? none),
    select,
    clear: () => select(nothing),
  };
}
