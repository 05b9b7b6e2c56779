import { useEffectEvent, useLayoutEffect } from "react";
import { addShortcut, type Shortcut } from "./shortcut-registry.ts";

type Options = { label: string; group?: Shortcut["group"]; enabled?: boolean; native?: boolean; keyOnly?: boolean };

/**
 * A key of the shown page. Single keys never fire in a field, under an open dialog or menu, or when the user has
 * turned them off; the help lists them by label.
 */
export function useShortcut(keys: string, run: () => void, options: Options): void {
  const { label, group = "page", enabled = true, native = false, keyOnly = false } = options;
  const handler = useEffectEvent(run);
  // Before the picture: who sees what a key is for may press it.
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    return addShortcut({ keys, label, group, native, keyOnly, run: () => handler() });
  }, [keys, label, group, enabled, native, keyOnly]);
}
