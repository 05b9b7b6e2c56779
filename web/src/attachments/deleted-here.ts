import { useSyncExternalStore } from "react";

let ids: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>) {
  ids = next;
  listeners.forEach((listener) => listener());
}

/** Attachments that this tab has deleted: gone at once, while it can still be undone. */
export const deletedHere = {
  add: (id: string): void => change(new Set([...ids, id])),
  remove: (id: string): void => change(new Set([...ids].filter((known) => known !== id))),
};

const read = () => ids;
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDeletedHere = (): ReadonlySet<string> => useSyncExternalStore(subscribe, read);
