import { useEffect } from "react";
import { createStore } from "../storage/create-store.ts";
import type { Address } from "./address.ts";

type Names = Pick<Address<object>, "names" | "shared">;

/** What the parts of the shown page read of its address; one that several of them read stands here as often. */
export const reading = createStore<readonly Names[]>([]);

/** Tells that a shown part of the page reads this of the address. */
export function useReading(address: Names): void {
  useEffect(() => {
    reading.write([...reading.read(), address]);
    return () => {
      const all = reading.read();
      const place = all.indexOf(address);
      reading.write(all.filter((_one, index) => index !== place));
    };
  }, [address]);
}

/** The parameters that no part of the page reads; none where no part reads the address for itself. */
export function unknownParameters(query: URLSearchParams, all: readonly Names[]): string[] {
  if (all.every(({ shared }) => shared)) return [];
  const known = new Set(all.flatMap(({ names }) => [...names]));
  return [...new Set(query.keys())].filter((name) => !known.has(name));
}
