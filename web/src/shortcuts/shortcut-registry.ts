import { createStore } from "../storage/create-store.ts";

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

const { read, write, subscribe } = createStore<readonly Shortcut[]>([]);

export const shortcutRegistry = { read, subscribe };

/** Makes the shortcut work until the answer is called. Of two with the same keys the newer one works. */
export function addShortcut(shortcut: Shortcut): () => void {
  write([...read(), shortcut]);
  return () => write(read().filter((other) => other !== shortcut));
}
