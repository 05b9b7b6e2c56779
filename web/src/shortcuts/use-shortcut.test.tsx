// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { shortcutRegistry } from "./shortcut-registry.ts";
import { useShortcut } from "./use-shortcut.ts";

function Rows() {
  useShortcut("j", () => {}, { label: "next row" });
  return <p>row</p>;
}

test("a key works as soon as what it is for is seen", () => {
  let keys: string[] | undefined;
  function Page() {
    // What is here has been put into the page, and is painted next.
    useLayoutEffect(() => {
      keys = shortcutRegistry.read().map((shortcut) => shortcut.keys);
    }, []);
    return <Rows />;
  }
  const { unmount } = render(<Page />);
  expect(keys).toEqual(["j"]);
  unmount();
  expect(shortcutRegistry.read()).toEqual([]);
});
