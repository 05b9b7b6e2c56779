import fc from "fast-check";
import { expect, test } from "vitest";
import { textWhere, type SearchedWord } from "../../src/documents/text-where.ts";
import type { Condition, Where } from "../../src/platform/filter/filter.ts";
import { indexWheres } from "../../src/search/index-wheres.ts";
import { sampleOf } from "../../src/search/text-sample.ts";

type Document = { searchText: string; unshownId: string | null; counterparty: string };

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function isLike(text: string, pattern: string): boolean {
  const parts = pattern.replaceAll(/\\(.)|(%)|(_)/gsu, (_all, one?: string, any?: string) =>
    one === undefined ? (any ? "\u0001" : "\u0002") : one,
  );
  const source = literal(parts).replaceAll("\u0001", ".*").replaceAll("\u0002", ".");
  return new RegExp(`^${source}$`, "su").test(text);
}

function holdsFor(condition: Condition, document: Document): boolean {
  const field = condition.field === "readText" ? "searchText" : (condition.field as keyof Document);
  const value = document[field];
  if (condition.kind === "like") return value !== null && isLike(value, condition.pattern);
  if (condition.kind === "among") return value !== null && condition.values.includes(value);
  if (condition.kind === "equal" && condition.value === null) return (value === null) !== condition.negated;
  throw new Error(`No such condition is asked of texts: ${condition.kind}`);
}

const holds = (where: Where, document: Document): boolean => {
  if (!("parts" in where)) return holdsFor(where, document);
  return where.kind === "and"
    ? where.parts.every((part) => holds(part, document))
    : where.parts.some((part) => holds(part, document));
};

const letters = fc.constantFrom("a", "ä", "o", "k", "1", "2", "-", "/", "%", "_", "\\");
const word = fc.string({ unit: letters, minLength: 1, maxLength: 7 });
const counterparties = ["one", "two", "three", "four", "five"];
const text = fc.array(word, { maxLength: 5 }).map((words) => words.map((each) => ` ${each}`).join(""));
const document = fc.record({
  searchText: text,
  unshownId: fc.option(word.map((id) => ` ${id}`)),
  counterparty: fc.constantFrom(...counterparties),
});

/** Words, some of which stand in a document; `ids` are the organizations that each may mean. */
const asked = fc.record({
  documents: fc.array(document, { minLength: 1, maxLength: 12 }),
  words: fc.array(fc.tuple(fc.nat(), fc.nat(9), fc.integer({ min: 1, max: 6 }), fc.subarray(counterparties)), {
    minLength: 1,
    maxLength: 4,
  }),
  role: fc.constantFrom("SUBSCRIBER" as const, "SUPPLIER" as const),
});

test("what the index is asked for, way by way, is what the words mean", () => {
  let found = 0;
  const property = fc.property(asked, ({ documents, words, role }) => {
    const searched = words.map(([from, start, length, organizationIds]): SearchedWord => {
      const source = documents[from % documents.length]?.searchText.trim() ?? "";
      const part = source.slice(start, start + length).split(" ")[0] || "ko";
      const forms = from % 3 === 0 ? [part, source.slice(-4).trim() || "puh"] : [part];
      const patterns = forms.map(
        (form) => `${form.length < 3 ? "% " : "%"}${form.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
      );
      return { patterns, organizationIds };
    });
    const where = textWhere(searched, role) as Where;
    const texts = documents.map(({ searchText }) => searchText);
    const sample = sampleOf([...texts, ...Array.from({ length: 20 * texts.length }, () => "")]);
    const ways = indexWheres([where], sample);
    for (const each of documents) {
      const expected = holds(where, each);
      found += Number(expected);
      expect(ways.some((way) => holds(way, each))).toBe(expected);
    }
  });
  fc.assert(property, { numRuns: 500 });
  expect(found).toBeGreaterThan(100);
});

test("of a long word a few rare pieces are asked for", () => {
  const sample = [" koivurinne 1", " koivukatu 2", " kuusirinne 3", " tie 4"];
  const where = textWhere([{ patterns: ["%koivurinne%"], organizationIds: [] }], "SUBSCRIBER") as Where;
  const others = Array.from({ length: 96 }, (_, index) => ` muu ${index}`);
  const [way] = indexWheres([where], sampleOf([...sample, ...others]));
  const patterns = way && "parts" in way ? way.parts.flatMap((part) => ("parts" in part ? [] : [part])) : [];
  const ofIndex = patterns.filter(({ field }) => field === "searchText");
  expect(ofIndex.length).toBeGreaterThan(0);
  expect(ofIndex.length).toBeLessThanOrEqual(4);
  expect(patterns.filter(({ field }) => field === "readText")).toHaveLength(1);
});
