import { describe, expect, it } from "vitest";
import { isTokenUsable, tokenExpiry } from "./token.ts";

function tokenWith(claims: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `header.${base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.signature`;
}

describe("token", () => {
  it("reads the expiry in seconds", () => {
    expect(tokenExpiry(tokenWith({ exp: 1_800_000_000, name: "ääkköset ?>" }))).toBe(1_800_000_000);
  });

  it("is usable until its expiry second and not after", () => {
    const token = tokenWith({ exp: 1000 });
    expect(isTokenUsable(token, 999)).toBe(true);
    expect(isTokenUsable(token, 1000)).toBe(false);
    expect(isTokenUsable(token, 1001)).toBe(false);
  });

  it.each([undefined, "", "abc", "a.b.c", "a.%%%.c", tokenWith({}), tokenWith({ exp: "soon" }), tokenWith(null)])(
    "refuses %s",
    (token) => {
      expect(isTokenUsable(token, 0)).toBe(false);
    },
  );
});
