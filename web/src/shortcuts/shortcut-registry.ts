export type Shortcut = {
  /** `n`, `g t` (one after the other) or `mod+Enter` (Ctrl or Command). */
  keys: string;
  label: string;
  group: "general" | "page";
  /** The browser does it by itself; here only to be listed in the help. */
  native?: boolean;
  /** It needs the focus where it is, so that only the key can do it. */
  keyOnly?: boolean;
  run: () => void;
};

let shortcuts: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Shortcut[]) {
  shortcuts = next;
  listeners.forEach((listener) => listener());
}

/** Makes the shortcut work until the answer is called. Of two with the same keys the newer one works. */
export function addShortcut(shortcut: Shortcut): () => void {
  change([...shortcuts, shortcut]);
  return () => change(shortcuts.filter((other) => other !== shortcut));
}

export const shortcutRegistry = {
  read: (): readonly Shortcut[] => shortcuts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
