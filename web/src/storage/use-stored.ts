import { useSyncExternalStore } from "react";
import type { StoredValue } from "./stored-value.ts";

/** The stored value, following changes made here and in other tabs. */
export function useStored<T>(stored: StoredValue<T>): T | undefined {
  return useSyncExternalStore(stored.subscribe, stored.read);
}
