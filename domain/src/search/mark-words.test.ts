import fc from "fast-check";
import { expect, test } from "vitest";
import { markWords } from "./mark-words.ts";
import { typedWords } from "./typed-words.ts";

const shown = (text: string, typed: string) =>
  markWords(text, typedWords(typed))
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["Kiinteistö Oy Öljymäki", "kiinteisto", "[Kiinteistö] Oy Öljymäki"],
  ["Mäkelänkatu 7, 53300 Lappeenranta", "Mäkelänkatu 7, 53300", "[Mäkelänkatu] [7], [53300] Lappeenranta"],
  ["Koulukatu 7 D 3", "d", "Koulukatu 7 [D] 3"],
  ["Koulukatu 17", "7", "Koulukatu 17"],
  ["TIL-100", "til-1 100", "[TIL-100]"],
  ["Koulukatu", "asema", "Koulukatu"],
  ["", "asema", ""],
])("%s by %s", (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected);
});

test("nothing of a text is lost, whatever is looked for", () => {
  const property = fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, typed) => {
    expect(
      markWords(text, typedWords(typed))
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });
  fc.assert(property);
});
