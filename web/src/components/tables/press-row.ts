import type { MouseEvent } from "react";

/** What takes its own presses. */
const pressed = "a, button, input, select, textarea, label, summary, [role=button]";

/**
 * A press on a row that belongs to nothing in it goes to the row's link as it was made, so that text of the row can be
 * selected: over a link that covers the row it could not.
 */
function pressRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, button } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(pressed)) return;
  const link = currentTarget.querySelector<HTMLAnchorElement>("a[data-row-link]");
  if (!link || globalThis.getSelection()?.isCollapsed === false) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  if (button === 1) globalThis.open(link.href, "_blank", "noopener");
  else if (button === 0)
    link.dispatchEvent(
      new globalThis.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}

/** The handlers of a row whose link takes its presses, that of the middle button too. */
export const rowPresses = { onClick: pressRow, onAuxClick: pressRow } as const;
