import { startTransition, useState, type SyntheticEvent } from "react";

/** What a menu or a popup stands by while it is open; it is drawn once the press is answered, which it then does not hold up. */
export function useAnchor() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return {
    anchor,
    isOpen: anchor !== null,
    open: ({ currentTarget }: SyntheticEvent<HTMLElement>) => startTransition(() => setAnchor(currentTarget)),
    close: () => setAnchor(null),
  };
}
