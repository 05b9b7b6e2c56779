import { describe, expect, it } from "vitest";
import { searchGuide } from "./search-guide.ts";

const texts = [
  { id: "order", title: "Uusi tilaus", text: "Valitse tuoteryhmä ja lähetä." },
  { id: "fault", title: "Vian ilmoittaminen", text: "Kerro vian alkamisaika. Tilauksen tiedot täytetään lomakkeelle." },
  { id: "place", title: "Näkymät", text: "Åbo, Örö ja Öljytie ovat paikkoja." },
];
const find = (searched: string) => searchGuide(texts, searched).map(({ id }) => id);

describe("search of the guide", () => {
  it("finds words as they stand, the title's first", () => {
    expect(find("tilau")).toEqual(["order", "fault"]);
    expect(find("LÄHETÄ")).toEqual(["order"]);
  });

  it("finds other forms of a word", () => {
    expect(find("tilaukset")).toEqual(["order", "fault"]);
    expect(find("tuoteryhmien")).toEqual(["order"]);
  });

  it("asks for every word", () => {
    expect(find("tilaus vika")).toEqual([]);
    expect(find("tilauksen vian")).toEqual(["fault"]);
  });

  it("keeps å, ä and ö apart from a and o, however they were typed", () => {
    expect(find("öljytie")).toEqual(["place"]);
    expect(find("O\u0308ljytie")).toEqual(["place"]);
    expect(find("oljytie")).toEqual([]);
    expect(find("nakymat")).toEqual([]);
    expect(find("åbo")).toEqual(["place"]);
    expect(find("abo")).toEqual([]);
  });

  it("finds nothing by nothing", () => {
    expect(find("  ")).toEqual([]);
    expect(find("?")).toEqual([]);
  });

  it("shows the words round the hit of a long text", () => {
    const text = `${"alku ".repeat(40)}tässä osuma ${"loppu ".repeat(40)}`;
    const [found] = searchGuide([{ id: "long", title: "", text }], "osuma");
    expect(found?.excerpt).toMatch(/^… (?:alku )+tässä osuma (?:loppu ?)+ …$/);
    expect(found?.excerpt.length).toBeLessThan(160);
  });
});
