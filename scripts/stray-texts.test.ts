import { expect, test } from "vitest";
import { findStrayTexts } from "./stray-texts.ts";

const textsOf = (source: string) => findStrayTexts("web/src/a.tsx", source).map(({ text }) => text);

test.each([
  ["words between tags", "<p>Kirjaudu</p>", "Kirjaudu"],
  ["words in braces", "<p>{'Kirjaudu'}</p>", "Kirjaudu"],
  ["a spoken attribute", '<input placeholder="Hae" />', "Hae"],
  ["a spoken attribute in braces", "<img alt={`Logo ${name}`} />", "Logo "],
  ["one branch of a choice", '<p title={late ? "Tapahtuma" : other} />', "Tapahtuma"],
  ["a text after a condition", '<p>{late && "Tapahtuma"}</p>', "Tapahtuma"],
  ["a Finnish string", 'const text = "Sähköposti";', "Sähköposti"],
  ["a Finnish template", "const text = `Hylätty ${date}`;", "Hylätty "],
])("%s is a stray text", (_, source, text) => {
  expect(textsOf(source)).toEqual([text]);
});

test.each([
  ["a text of the catalogue", "<p>{texts.login.send}</p>"],
  ["signs between texts", "<p>{first} / {second} ({count})</p>"],
  ["an attribute that nobody reads", '<div className="wide" id="main" role="status" />'],
  ["a code", 'const state = "OPEN";'],
  ["a code that is compared", '<p>{state === "OPEN" && texts.open}</p>'],
  ["a folding table", 'const folded = { ä: "a", "ö": "o" };'],
  ["a letter in a query", "const query = `SELECT lower('Ä') = 'ä' AS lowers`;"],
  ["a pattern", "const letters = /[a-zäöå]{2,}/;"],
  ["a comment", "// Yhteystiedot löytyvät\nconst one = 1;"],
])("%s is none", (_, source) => {
  expect(textsOf(source)).toEqual([]);
});

test("the line is told", () => {
  expect(findStrayTexts("a.tsx", "const a = 1;\nconst b = <p>\n  Hei\n</p>;")).toEqual([{ line: 3, text: "Hei" }]);
});
