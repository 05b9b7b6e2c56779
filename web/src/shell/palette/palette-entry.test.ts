import { describe, expect, it } from "vitest";
import { matchingEntries } from "./palette-entry.ts";

const entry = (label: string, hint?: string) => ({ id: `${label} ${hint}`, label, hint, go: "/" });
const entries = [
  entry("Muutostilaukset", "Tilaaja"),
  entry("Tilaaja", "etusivu"),
  entry("Tilaukset", "Toimittaja"),
  entry("Uusi tilaus"),
  entry("Käyttäjät", "Hallinta"),
];
const found = (text: string) => matchingEntries(entries, text).map(({ label }) => label);

describe("what is typed into the palette", () => {
  it("finds nothing away while it is empty", () => {
    expect(found(" ")).toEqual(entries.map(({ label }) => label));
  });

  it("finds by the beginnings of words, whole beginnings first", () => {
    expect(found("til")).toEqual(["Tilaaja", "Tilaukset", "Uusi tilaus", "Muutostilaukset"]);
    expect(found("uusi ti")).toEqual(["Uusi tilaus"]);
    expect(found("tilauk toim")).toEqual(["Tilaukset"]);
  });

  it("reads Finnish letters as Finns do, with their dots or without", () => {
    expect(found("KÄYTTÄJ")).toEqual(["Käyttäjät"]);
    expect(found("kayttaj")).toEqual(["Käyttäjät"]);
    expect(found("laukset")).toEqual([]);
  });
});
