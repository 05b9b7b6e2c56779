import { expect, it } from "vitest";
import { readTextFile } from "./read-file.ts";

it("reads UTF-8, and what older spreadsheets save", async () => {
  expect(await readTextFile(new Blob(["Käyttäjä;€"]))).toBe("Käyttäjä;€");
  expect(await readTextFile(new Blob([new Uint8Array([0x4b, 0xe4, 0x79, 0x3b])]))).toBe("Käy;");
});

it("does not read what is too large", async () => {
  expect(await readTextFile(new Blob([new Uint8Array(2_000_001)]))).toBeUndefined();
});

it("reads UTF-16 of either order, with its mark and without (acceptance F26)", async () => {
  const text = "Sukunimi;Sähköposti\r\nÄlander;ä@x.example";
  const little = [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]);
  const big = [...text].flatMap((letter) => [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255]);
  for (const bytes of [[0xff, 0xfe, ...little], [0xfe, 0xff, ...big], little, big])
    expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe(text);
});
