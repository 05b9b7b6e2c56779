import { texts } from "@runko/domain/texts/texts";
import { dismissSnackbar, showSnackbar } from "./snackbar.ts";

type Undoable = {
  /** What is told as done already. */
  text: string;
  /** Does it; `leaving` while the page goes away, when nobody waits for the answer. */
  run: (leaving: boolean) => Promise<unknown>;
  onUndo: () => void;
};

type Pending = { undoable: Undoable; snackId: number; undone: boolean; started: Promise<unknown> | undefined };

let pending: Pending | undefined;

function start(one: Pending, leaving: boolean): void {
  if (one.undone || one.started) return;
  one.started = one.undoable.run(leaving).catch(() => undefined);
  if (pending === one) pending = undefined;
}

/** Does what still waits for its undo to run out; resolves when it is done. */
export async function finishUndoable(leaving = false): Promise<void> {
  const one = pending;
  if (!one) return;
  start(one, leaving);
  dismissSnackbar(one.snackId);
  await one.started;
}

globalThis.addEventListener?.("pagehide", () => void finishUndoable(true));

/**
 * Tells a thing as done with a button that undoes it, and does it when the telling has gone: after 5 s, or at once when
 * the next such thing comes or the page goes away (U16).
 */
export function performUndoable(undoable: Undoable): void {
  void finishUndoable();
  const one: Pending = { undoable, snackId: 0, undone: false, started: undefined };
  pending = one;
  one.snackId = showSnackbar(undoable.text, {
    first: true,
    action: {
      label: texts.common.undo,
      onClick: () => {
        if (one.started) return;
        one.undone = true;
        if (pending === one) pending = undefined;
        undoable.onUndo();
      },
    },
    onGone: () => start(one, false),
  });
}
