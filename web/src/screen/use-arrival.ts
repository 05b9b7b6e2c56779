import { useDeferredValue } from "react";

/**
 * What was fetched, held back at its first arrival until what is made of it can be drawn in slices: what comes from a
 * store is drawn in one go otherwise, while nobody is answered who presses a key. What changes later is shown at once.
 */
export function useArrival<Value>(fetched: Value | undefined): Value | undefined {
  const arrived = useDeferredValue(fetched) !== undefined;
  return arrived ? fetched : undefined;
}
