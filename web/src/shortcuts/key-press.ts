export type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** The name of a press as shortcuts write it: `n`, `?`, `mod+Enter` with Ctrl or Command; undefined with Alt. */
export function nameOfPress({ key, ctrlKey, metaKey, altKey }: KeyPress): string | undefined {
  if (altKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `mod+${name}` : name;
}

export const isSingleKey = (keys: string): boolean => !keys.startsWith("mod+");

/**
 * One press more. `matched` is the shortcut that it completes (`n`, or `g t` after `g`); `begun` are the presses that
 * may still become one.
 */
export function followPress(begun: string, press: string, known: readonly string[]) {
  const longer = begun === "" ? press : `${begun} ${press}`;
  for (const presses of [longer, press]) {
    if (known.includes(presses)) return { matched: presses, begun: "" };
    if (known.some((keys) => keys.startsWith(`${presses} `))) return { matched: undefined, begun: presses };
  }
  return { matched: undefined, begun: "" };
}
