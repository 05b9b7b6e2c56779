// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useArrival } from "./use-arrival.ts";

function follow(initial: string | undefined) {
  const seen: (string | undefined)[] = [];
  const { rerender } = renderHook(
    (fetched: string | undefined) => {
      const shown = useArrival(fetched);
      seen.push(shown);
      return shown;
    },
    { initialProps: initial },
  );
  return { seen, rerender };
}

test("what arrives is shown by a drawing of its own, after the one that brought it", () => {
  const { seen, rerender } = follow(undefined);
  rerender("first");
  expect(seen).toEqual([undefined, undefined, "first"]);
});

test("what changes, goes, or was there from the beginning is shown at once", () => {
  const { seen, rerender } = follow("first");
  expect(seen).toEqual(["first"]);
  rerender("second");
  expect(seen[1]).toBe("second");
  seen.length = 0;
  rerender(undefined);
  expect(new Set(seen)).toEqual(new Set([undefined]));
});
