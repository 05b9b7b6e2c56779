import { expect, it } from "vitest";
import { acceptedFiles, mayAttach, mayBeNamed } from "./file-types.ts";

const text = { mediaType: "text/plain", extension: ".txt" };
const unknown = { mediaType: "application/octet-stream", extension: "" };
const pdf = { mediaType: "application/pdf", extension: ".pdf" };
const program = { mediaType: "application/x-msdownload", extension: ".exe" };

it.each([
  ["kartta.PDF", pdf],
  ["mittaus.sor", unknown],
  ["reitti.v2.dwg", unknown],
  ["nimi", pdf],
  ["Liite 1. muistio", text],
])("takes %s (security m8)", (name, content) => {
  expect(mayAttach(name, content)).toBe(true);
});

it.each([
  ["ohjelma.exe", program],
  ["lasku.pdf", program],
  ["sivu.html", text],
  ["skripti.js", text],
  ["nimi", unknown],
])("refuses %s (security m8)", (name, content) => {
  expect(mayAttach(name, content)).toBe(false);
});

it("gives the browser the same kinds", () => {
  for (const accepted of acceptedFiles.split(",")) expect(mayBeNamed(`a${accepted}`), accepted).toBe(true);
  expect([mayBeNamed("a.exe"), mayBeNamed("a")]).toEqual([false, true]);
});
