export type Severity = "info" | "success" | "warning" | "error";
export type Snack = {
  id: number;
  text: string;
  severity: Severity;
  action: { label: string; onClick: () => void } | undefined;
};

let queue: readonly Snack[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Snack[]) {
  queue = next;
  listeners.forEach((listener) => listener());
}

/** Tells something in passing: 5 seconds, one at a time, read aloud. A text that is already waiting is not repeated. */
export function showSnackbar(text: string, options: Partial<Pick<Snack, "severity" | "action">> = {}): void {
  if (queue.some((snack) => snack.text === text)) return;
  lastId += 1;
  change([...queue, { id: lastId, text, severity: options.severity ?? "info", action: options.action }]);
}

export function dismissSnackbar(id: number): void {
  change(queue.filter((snack) => snack.id !== id));
}

export const snackbarQueue = {
  read: (): readonly Snack[] => queue,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
