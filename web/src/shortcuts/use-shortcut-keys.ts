import { useEffect } from "react";
import { storage } from "../storage/client-storage.ts";
import { followPress, isSingleKey, nameOfPress } from "./key-press.ts";
import { shortcutRegistry } from "./shortcut-registry.ts";

/** The presses of one sequence come within this time. */
const sequenceTime = 1_200;

const overlay = "[role=dialog], [role=menu], [role=listbox], dialog[open]";
const field = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";

/** Listens to the keyboard for all shortcuts; once, in the shell. */
export function useShortcutKeys(): void {
  useEffect(() => {
    let begun = "";
    let begunAt = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      const press = nameOfPress(event);
      if (press === undefined || event.defaultPrevented || document.querySelector(overlay)) return;
      if (event.repeat && !isSingleKey(press)) return;
      const inField = event.target instanceof Element && event.target.matches(field);
      if (isSingleKey(press) && (inField || storage.shortcuts.read() === "off")) return;

      if (event.timeStamp - begunAt > sequenceTime) begun = "";
      const shortcuts = shortcutRegistry.read().filter(({ native }) => !native);
      const step = followPress(
        begun,
        press,
        shortcuts.map(({ keys }) => keys),
      );
      begun = step.begun;
      begunAt = event.timeStamp;
      const shortcut = shortcuts.findLast(({ keys }) => keys === step.matched);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
