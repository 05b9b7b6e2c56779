import { describe, expect, it } from "vitest";
import { manualParts } from "./guide/index.ts";
import * as fi from "./index.ts";

/** What a reader sees of a catalogue, as far as it takes no parameters, and the source of what does. */
function sentences(of: unknown): string[] {
  if (typeof of === "string") return [of];
  if (typeof of === "function") return [String(of)];
  return typeof of === "object" && of !== null ? Object.values(of).flatMap(sentences) : [];
}

/** Words that read as something else to those who use the portal, each with what is said instead. */
const retired: [RegExp, string][] = [
  [/Verkkopalvelujen tilaukset/u, "Operaattorien väliset yhteystilaukset"],
  [/Lisää toimintoja/u, "Muut toiminnot"],
  [/Osumatarkkuus/u, "Tilaukseen johti"],
  [/\bVie(?! sen)\b/u, "Lataa"],
  [/\bTähän mennessä\b/u, "Tilauksesi"],
  [/\basia (\d|\$\{)/u, "CID"],
  [/Yhden näppäimen komennot/u, "Pikanäppäimet"],
  [/Tästä tulit/u, "Avasit tästä"],
  [/^Lukematta$/u, "Lukematon"],
];

describe("the words of the catalogue", () => {
  const all = sentences([fi, manualParts()]);

  it.each(retired)("no sentence says %s", (word) => {
    expect(all.filter((sentence) => word.test(sentence))).toEqual([]);
  });

  it("says a mean in a sentence", () => {
    expect(fi.reports.keyFigure("Yhteensä 5", fi.reports.keyFigures["delivery-time"], "27,7")).toBe(
      "Yhteensä 5 · Keskimäärin 27,7\u00a0päivää",
    );
    expect(fi.reports.keyFigure("Yhteensä 5", fi.reports.keyFigures["hit-rate"], "29,3")).toBe(
      "Yhteensä 5 · Tilaukseen johti 29,3\u00a0%",
    );
  });

  it("answers an answer under the same subject", () => {
    expect(fi.messages.replySubject("Aikataulu")).toBe("Vs: Aikataulu");
    expect(fi.messages.replySubject("VS: Aikataulu")).toBe("VS: Aikataulu");
  });

  it("says of a change what was before, if anything was", () => {
    expect(fi.documentPage.log.change("Syy", "", "Lopetetaan")).toBe("Syy: Lopetetaan");
    expect(fi.control.change(fi.control.nothing, "Lopetetaan")).toBe("Lopetetaan");
    expect(fi.control.change("Alkaa", fi.control.nothing)).toBe("Alkaa → tyhjä");
  });
});
