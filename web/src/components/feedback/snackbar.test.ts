import { afterEach, describe, expect, it } from "vitest";
import { dismissSnackbar, showSnackbar, snackbarQueue } from "./snackbar.ts";

describe("snackbar queue", () => {
  afterEach(() => snackbarQueue.read().forEach(({ id }) => dismissSnackbar(id)));

  it("keeps the order and does not repeat a waiting text", () => {
    showSnackbar("first");
    showSnackbar("second", { severity: "error" });
    showSnackbar("first");
    expect(snackbarQueue.read().map(({ text, severity }) => [text, severity])).toEqual([
      ["first", "info"],
      ["second", "error"],
    ]);
  });

  it("shows a success at once, also over an older error (control F15)", () => {
    showSnackbar("failed", { severity: "error" });
    showSnackbar("saved", { severity: "success" });
    expect(snackbarQueue.read().map(({ text }) => text)).toEqual(["saved", "failed"]);
  });

  it("tells its listeners of each change until they stop", () => {
    let calls = 0;
    const stop = snackbarQueue.subscribe(() => (calls += 1));
    showSnackbar("one");
    const [snack] = snackbarQueue.read();
    dismissSnackbar(snack?.id ?? 0);
    stop();
    showSnackbar("two");
    expect(calls).toBe(2);
    expect(snackbarQueue.read()).toHaveLength(1);
  });

  it("puts one first that is asked to be, and tells once when it has gone", () => {
    let gone = 0;
    showSnackbar("waits");
    const id = showSnackbar("urgent", { first: true, onGone: () => (gone += 1) });
    expect(snackbarQueue.read().map(({ text }) => text)).toEqual(["urgent", "waits"]);
    dismissSnackbar(id);
    dismissSnackbar(id);
    expect(gone).toBe(1);
  });
});
