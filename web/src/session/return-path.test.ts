import { describe, expect, it } from "vitest";
import { asReturnPath, returnPathOf } from "./return-path.ts";

describe("where a login returns", () => {
  it("takes paths of the app with their query", () => {
    const path = "/subscriber/documents?type=Order&status=OPEN";
    expect(asReturnPath(path)).toBe(path);
    expect(returnPathOf({ from: path })).toBe(path);
    expect(asReturnPath("/login-history")).toBe("/login-history");
  });

  it.each([
    "/login",
    "/login?x=1",
    "/not-found",
    "/",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "",
    7,
    null,
  ])("refuses %j", (path) => {
    expect(asReturnPath(path)).toBeUndefined();
    expect(returnPathOf({ from: path })).toBeUndefined();
  });

  it("finds none where there is none", () => {
    expect([null, undefined, "x", {}].map(returnPathOf)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
