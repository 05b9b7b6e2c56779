import { useSyncExternalStore } from "react";

type MediaStore = { read: () => boolean; subscribe: (listener: () => void) => () => void };

const stores = new Map<string, MediaStore>();

function storeOf(query: string): MediaStore {
  const known = stores.get(query);
  if (known) return known;
  const list = globalThis.matchMedia(query);
  const store: MediaStore = {
    read: () => list.matches,
    subscribe(listener) {
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
  };
  stores.set(query, store);
  return store;
}

/** Whether the media query holds now; follows changes. */
export function useMedia(query: string): boolean {
  const { subscribe, read } = storeOf(query);
  return useSyncExternalStore(subscribe, read);
}
