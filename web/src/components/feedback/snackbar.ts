import { createStore } from "../../storage/create-store.ts";

export type Severity = "info" | "success" | "warning" | "error";
export type Snack = {
  id: number;
  text: string;
  severity: Severity;
  action: { label: string; onClick: () => void } | undefined;
  /** Called once when it is no longer shown or waiting, whatever took it away. */
  onGone: (() => void) | undefined;
};

type SnackOptions = Partial<Pick<Snack, "severity" | "action" | "onGone">> & {
  /** Shown before those that wait, as a success always is: it answers what was done just now. */
  first?: boolean;
};

let lastId = 0;
const { read, write, subscribe } = createStore<readonly Snack[]>([]);

export const snackbarQueue = { read, subscribe };

/**
 * Tells something in passing: 5 seconds, one at a time, read aloud. A text that is already waiting is not repeated,
 * unless something hangs on it. Answers its id.
 */
export function showSnackbar(text: string, options: SnackOptions = {}): number {
  const { severity = "info", action, onGone, first = severity === "success" } = options;
  const waiting = onGone === undefined ? read().find((snack) => snack.text === text) : undefined;
  if (waiting) return waiting.id;
  lastId += 1;
  const snack = { id: lastId, text, severity, action, onGone };
  write(first ? [snack, ...read()] : [...read(), snack]);
  return snack.id;
}

export function dismissSnackbar(id: number): void {
  const gone = read().find((snack) => snack.id === id);
  if (!gone) return;
  write(read().filter((snack) => snack !== gone));
  gone.onGone?.();
}
