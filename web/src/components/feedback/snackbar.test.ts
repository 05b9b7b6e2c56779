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
});
