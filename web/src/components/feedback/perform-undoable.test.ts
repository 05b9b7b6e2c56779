import { afterEach, describe, expect, it } from "vitest";
import { performUndoable, finishUndoable } from "./perform-undoable.ts";
import { dismissSnackbar, snackbarQueue } from "./snackbar.ts";

function tracked(text: string) {
  const done: string[] = [];
  performUndoable({
    text,
    run: async (leaving) => done.push(leaving ? "done while leaving" : "done"),
    onUndo: () => done.push("undone"),
  });
  return done;
}
const [shown, press] = [
  () => snackbarQueue.read()[0],
  () => {
    const snack = snackbarQueue.read()[0];
    snack?.action?.onClick();
    dismissSnackbar(snack?.id ?? 0);
  },
];

describe("what can be undone", () => {
  afterEach(() => finishUndoable());

  it("is done once when its telling has gone", () => {
    const done = tracked("one");
    expect(done).toEqual([]);
    dismissSnackbar(shown()?.id ?? 0);
    dismissSnackbar(shown()?.id ?? 0);
    expect(done).toEqual(["done"]);
  });

  it("is never done when it was undone", async () => {
    const done = tracked("one");
    press();
    await finishUndoable();
    expect(done).toEqual(["undone"]);
  });

  it("is done at once when the next one comes, which alone is told", () => {
    const [first, second] = [tracked("same"), tracked("same")];
    expect(first).toEqual(["done"]);
    expect(second).toEqual([]);
    expect(snackbarQueue.read()).toHaveLength(1);
    press();
    expect(first).toEqual(["done"]);
    expect(second).toEqual(["undone"]);
  });

  it("is done while the page goes away", async () => {
    const done = tracked("one");
    await finishUndoable(true);
    expect(done).toEqual(["done while leaving"]);
    expect(snackbarQueue.read()).toEqual([]);
  });
});
