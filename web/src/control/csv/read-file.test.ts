import { expect, it } from "vitest";
import { readTextFile } from "./read-file.ts";

it("reads UTF-8, and what older spreadsheets save", async () => {
  expect(await readTextFile(new Blob(["Käyttäjä;€"]))).toBe("Käyttäjä;€");
  expect(await readTextFile(new Blob([new Uint8Array([0x4b, 0xe4, 0x79, 0x3b])]))).toBe("Käy;");
});

it("does not read what is too large", async () => {
  expect(await readTextFile(new Blob([new Uint8Array(2_000_001)]))).toBeUndefined();
});
