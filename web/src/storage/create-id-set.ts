import { createStore } from "./create-store.ts";

/** Ids that this tab remembers as long as it stands; components follow them by `useStored`. */
export function createIdSet<Id>() {
  const { read, write, subscribe } = createStore<ReadonlySet<Id>>(new Set());
  return {
    read,
    subscribe,
    add: (more: readonly Id[]): void => write(new Set([...read(), ...more])),
    remove: (gone: readonly Id[]): void => write(new Set([...read()].filter((id) => !gone.includes(id)))),
  };
}
