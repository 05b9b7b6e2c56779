import { useSyncExternalStore } from "react";
import type { Store } from "./create-store.ts";

/** The value that is kept now, followed as it changes; of what the browser keeps in other tabs too. */
export function useStored<Value>({ subscribe, read }: Pick<Store<Value>, "subscribe" | "read">): Value {
  return useSyncExternalStore(subscribe, read);
}
