type Guard = (leave: () => void) => void;

let guard: Guard | undefined;

/** Asks before the page is left, until the answered function is called; one form at a time holds the page. */
export function guardLeaving(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** Leaves at once, or when the user has agreed to lose what is not saved. */
export function leavePage(leave: () => void): void {
  if (guard) guard(leave);
  else leave();
}

/** Lets the page go: what it held is saved, or need not be. */
export function releasePage(): void {
  guard = undefined;
}

export const isGuarded = (): boolean => guard !== undefined;
