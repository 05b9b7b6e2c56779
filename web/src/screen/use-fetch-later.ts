import { useEffect } from "react";
import { afterPaint } from "./after-paint.ts";

type Part = { preload: () => Promise<void> };

/**
 * Fetches parts of a page once it is painted, so that they open at once; what cannot be fetched now is asked for again,
 * and told of, where it is opened.
 */
export function useFetchLater(parts: readonly Part[]): void {
  useEffect(() => void afterPaint().then(() => Promise.allSettled(parts.map((part) => part.preload()))), [parts]);
}
