import { useState, type SyntheticEvent } from "react";
import { afterPaint } from "../screen/after-paint.ts";

/** What a menu or a popup stands by while it is open. */
export function useAnchor() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return {
    anchor,
    isOpen: anchor !== null,
    open: ({ currentTarget }: SyntheticEvent<HTMLElement>) => void afterPaint(() => setAnchor(currentTarget)),
    close: () => setAnchor(null),
  };
}
