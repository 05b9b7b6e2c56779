import { useSyncExternalStore } from "react";

let ids: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

function change(next: ReadonlySet<number>) {
  ids = next;
  listeners.forEach((listener) => listener());
}

/** Documents that this tab has archived: shown so at once, while it can still be undone, and left out of its lists. */
export const archivedHere = {
  add: (more: readonly number[]): void => change(new Set([...ids, ...more])),
  remove: (gone: readonly number[]): void => change(new Set([...ids].filter((id) => !gone.includes(id)))),
};

const read = () => ids;
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useArchivedHere = (): ReadonlySet<number> => useSyncExternalStore(subscribe, read);
