import { expect, it, test } from "vitest";
import { chosenLanguage, languageCookie } from "./chosen-language.ts";
import { languageAsked, type Language } from "./languages.ts";
import { portalTexts, textsFor } from "./texts-for.ts";

const both: readonly Language[] = ["fi", "en-XA"];

it.each([
  [undefined, "fi"],
  ["", "fi"],
  ["sv-SE, de;q=0.9", "fi"],
  ["en-XA", "en-XA"],
  ["EN-xa;q=0.4, fi;q=0.5", "fi"],
  ["fi-FI, fi;q=0.9, en-XA;q=0.8", "fi"],
  ["fi;q=0, *", "fi"],
  ["fi;q=0, en-XA;q=0.1", "en-XA"],
  ["de, *;q=0.1", "fi"],
  ["en-XA;q=nonsense, fi;q=0.1", "fi"],
])("answers %s in %s", (header, language) => {
  expect(languageAsked(header, both)).toBe(language);
});

it("speaks no language that is not offered", () => {
  expect(languageAsked("en-XA", ["fi"])).toBe("fi");
});

test("a browser remembers what it was told to speak", () => {
  expect(chosenLanguage(`a=b; ${languageCookie("en-XA")}`)).toBe("en-XA");
  expect(chosenLanguage("")).toBeUndefined();
});

test("whose language nobody knows reads that of the portal", () => {
  for (const unknown of [null, undefined, "xx"]) expect(textsFor(unknown)).toBe(portalTexts);
});

test("the pseudo-language changes every word and nothing that people wrote", () => {
  const { common, notices, formats, issues } = textsFor("en-XA");
  expect(common.close).toBe("⟦Šúļĵé⟧");
  expect(common.remove("Kuitu Oy")).toMatch(/^⟦[^a-z]+ Kuitu Oy⟧$/);
  expect(common.form.weekdays).toHaveLength(7);
  expect(notices.headline("confirm", "Order", 100_234)).toMatch(/^⟦Ţíļáúš.* 100234: /u);
  expect(formats.instant("2026-03-05T12:07:00Z")).toBe("5.3.2026 ⟦ķļó⟧ 14.07");
  expect(typeof issues.TOO_LONG === "function" && issues.TOO_LONG({ max: 9 })).toMatch(/^⟦.*9.*⟧$/);
});

it.each([
  ["fi", "1\u00a0päivä", "+1\u00a0työpäivä, kun vertaa jaksoon x"],
  ["sv", "1\u00a0dag", "+1\u00a0arbetsdag jämfört med perioden x"],
  ["en", "1\u00a0day", "+1\u00a0working day compared with x"],
])("counts one day as one in %s", (language, day, more) => {
  const { value, change } = textsFor(language).reports.tiles;
  expect(value(1, "days")).toBe(day);
  expect(change(1, "workingDays", "x")).toBe(more);
});
