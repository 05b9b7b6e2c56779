import fc from "fast-check";
import { expect, it } from "vitest";
import { plainSpaces } from "./plain-spaces.ts";
import { isBlank, isStorableText } from "./text.ts";
import { isUuid } from "./uuid.ts";

it("plainSpaces makes every kind of space a single plain one", () => {
  expect(plainSpaces("\u00a0a\u202f\u2009b\t\n c ")).toBe("a b c");
});

it("isStorableText refuses control characters and half surrogates, and nothing that is well formed (security review)", () => {
  const refused = ["a\0b", "\u0001", "\u001b[31m", "x\u007f", "\ud83d", "\ude00x"];
  expect(refused.filter(isStorableText)).toEqual([]);
  expect(isStorableText("rivi\r\n\ttoinen\vkolmas\f")).toBe(true);
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => isStorableText(text.replaceAll(/\p{Cc}/gu, ""))));
});

it("isBlank", () => {
  expect([null, undefined, "", " \u00a0", "a"].map(isBlank)).toEqual([true, true, true, true, false]);
});

it("isUuid takes every version and nothing else", () => {
  fc.assert(fc.property(fc.uuid(), (id) => isUuid(id) && isUuid(id.toUpperCase()) && !isUuid(`${id}0`)));
  expect(["", "0190a0b0-0000-7000-8000-00000000000g", "{0190a0b0-0000-7000-8000-000000000000}"].map(isUuid)).toEqual([
    false,
    false,
    false,
  ]);
});
