import { describe, expect, it } from "vitest";
import { followPress, isSingleKey, nameOfPress } from "./key-press.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe("key presses", () => {
  it("are named", () => {
    expect(nameOfPress({ ...plain, key: "N" })).toBe("n");
    expect(nameOfPress({ ...plain, key: "?" })).toBe("?");
    expect(nameOfPress({ ...plain, key: "Enter", ctrlKey: true })).toBe("mod+Enter");
    expect(nameOfPress({ ...plain, key: "k", metaKey: true })).toBe("mod+k");
    expect(nameOfPress({ ...plain, key: "@", altKey: true })).toBeUndefined();
  });

  it("tell single keys from combinations", () => {
    expect(["n", "g t", "Enter"].every(isSingleKey)).toBe(true);
    expect(isSingleKey("mod+Enter")).toBe(false);
  });

  const known = ["n", "j", "g t", "g k", "mod+Enter"];
  const run = (presses: string[]) =>
    presses.reduce(
      (state, press) => {
        const { matched, begun } = followPress(state.begun, press, known);
        return { begun, matched: matched ? [...state.matched, matched] : state.matched };
      },
      { begun: "", matched: [] as string[] },
    );

  it.each([
    [["n"], ["n"], ""],
    [["g"], [], "g"],
    [["g", "t"], ["g t"], ""],
    [["g", "g", "k"], ["g k"], ""],
    [["g", "n"], ["n"], ""],
    [["g", "x", "t"], [], ""],
    [["mod+Enter", "j"], ["mod+Enter", "j"], ""],
  ])("%j give %j", (presses, matched, begun) => {
    expect(run(presses)).toEqual({ matched, begun });
  });
});
