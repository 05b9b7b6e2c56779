import { describe, expect, test } from "vitest";
import { typedWords } from "./typed-words.ts";

describe("what is typed is looked for", () => {
  test.each([
    ["without what stands round words", "Koulukatu 7 D 3, 53300 (Lappeenranta).", "koulukatu 7 d 3 53300 lappeenranta"],
    ["without marks on letters, however they are written", "Kiinteistö O\u0308LJY Ålén", "kiinteisto oljy alen"],
    ["without the sign before a number", "#105065", "105065"],
    ["with what is part of a word", "KYM-26-00374 til- a/b 10%", "kym-26-00374 til- a/b 10%"],
    ["as it is when it is nothing but signs", ", .", ", ."],
    ["six words at most, each once", "a b c a d e f g", "a b c d e f"],
  ])("%s", (_title, text, expected) => {
    expect(typedWords(text)).toEqual(expected.split(" ").map((word) => [word]));
  });

  test.each([
    ["0401234567", ["401234567"]],
    ["+358401234567", ["401234567"]],
    ["00358401234567", ["401234567"]],
    ["040 123 4567", ["040 123 4567", "401234567"]],
    ["+358 (0)40-123 4567", ["+358 (0)40-123 4567", "401234567"]],
    ["(09) 555 1234", ["09) 555 1234", "95551234"]],
    ["+46 70 123 45 67", ["+46 70 123 45 67", "46701234567"]],
    ["+46701234567", ["46701234567"]],
    ["03 580 1234", ["03 580 1234", "35801234"]],
  ])("%s as a phone number", (text, forms) => {
    expect(typedWords(text)).toEqual([forms]);
  });

  test("a number that is too short to be a phone's, and a phone's among words", () => {
    expect(typedWords("00100 Helsinki")).toEqual([["00100"], ["helsinki"]]);
    expect(typedWords("Matti 0401234567")).toEqual([["matti"], ["401234567"]]);
  });

  test.each([
    ["Väinö 044 987 6543", [["vaino"], ["044 987 6543", "449876543"]]],
    ["044 987 6543, Kivikatu 4", [["044 987 6543", "449876543"], ["kivikatu"], ["4"]]],
    ["0449876543 4", [["449876543"], ["4"]]],
    ["0449876543 050 123 4567", [["449876543"], ["050 123 4567", "501234567"]]],
    ["+358 44 987 6543 0501234567", [["+358 44 987 6543", "449876543"], ["501234567"]]],
    ["00100 02100", [["00100"], ["02100"]]],
    ["Kivikatu 4 02100 Espoo", [["kivikatu"], ["4"], ["02100"], ["espoo"]]],
  ])("%s by its numbers", (text, words) => {
    expect(typedWords(text)).toEqual(words);
  });
});
