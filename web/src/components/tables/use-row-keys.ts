import { texts } from "@runko/domain/texts/texts";
import { useRef } from "react";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";

type RowKeys = {
  count: number;
  /** Brings the row to the screen, so that its link can take the focus. */
  reveal: (index: number) => void;
  select?: ((index: number) => void) | undefined;
};

const patience = 10;

function focusRow(index: number, tries = patience): void {
  const link = document.querySelector<HTMLElement>(`[data-row="${index}"] a`);
  if (link) link.focus();
  else if (tries > 0) requestAnimationFrame(() => focusRow(index, tries - 1));
}

function focusedRow(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"];
  return row === undefined ? undefined : Number(row);
}

/** `j` and `k` move from row to row, Enter opens (the focused link does), `x` selects. */
export function useRowKeys({ count, reveal, select }: RowKeys): void {
  const last = useRef(-1);
  const words = texts.shell.shortcuts;
  const move = (step: number) => {
    const next = Math.min(count - 1, Math.max(0, (focusedRow() ?? last.current) + step));
    last.current = next;
    reveal(next);
    focusRow(next);
  };
  useShortcut("j", () => move(1), { label: words.nextRow, enabled: count > 0, keyOnly: true });
  useShortcut("k", () => move(-1), { label: words.previousRow, enabled: count > 0, keyOnly: true });
  useShortcut("Enter", () => undefined, { label: words.openRow, enabled: count > 0, native: true });
  useShortcut(
    "x",
    () => {
      const row = focusedRow();
      if (row !== undefined) select?.(row);
    },
    { label: words.selectRow, enabled: count > 0 && select !== undefined, keyOnly: true },
  );
}
