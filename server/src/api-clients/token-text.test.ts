import { expect, test } from "vitest";
import { isToken, makeToken, tokenOf } from "./token-text.ts";

test("a token ends with the checksum of its beginning, as the vector of B6 says", () => {
  expect(tokenOf("0123456789ABCDEFGHIJKLMNOPQRST")).toBe("rnk_0123456789ABCDEFGHIJKLMNOPQRST3NLUMb");
});

test("of a thousand made tokens each is one, differs from the others, and is none with a letter changed", () => {
  const made = Array.from({ length: 1000 }, makeToken);
  expect(new Set(made).size).toBe(1000);
  for (const token of made) {
    expect(token).toMatch(/\brnk_[0-9A-Za-z]{36}\b/);
    expect(isToken(token)).toBe(true);
    const at = 4 + (token.charCodeAt(9) % 36);
    const other = token.charAt(at) === "a" ? "b" : "a";
    expect(isToken(`${token.slice(0, at)}${other}${token.slice(at + 1)}`)).toBe(false);
  }
});

test.each(["", "rnk_", "rnk_short", "eyJhbGciOiJIUzI1NiJ9.e30.x"])("%j is none", (text) => {
  expect(isToken(text)).toBe(false);
});
