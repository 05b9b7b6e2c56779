import type { PathRole } from "@runko/domain/organizations/roles";
import { searchLimits } from "@runko/domain/search/search-limits";
import { parseCaseId, parseEventId } from "@runko/domain/values/event-number";
import type { Pool } from "pg";
import type { Condition, Where } from "../platform/filter/filter.ts";
import { publishFields, type PublishedFields } from "../platform/filter/published-entity.ts";

/** What free text looks into. The supplier also knows its connection id before it is shown, which search_text lacks. */
const searched = (role: PathRole): PublishedFields =>
  publishFields({
    name: "text",
    fields: {
      searchText: { type: "text", column: "d.search_text" },
      counterparty: { type: "uuid", column: role === "SUBSCRIBER" ? "d.supplier_id" : "d.subscriber_id" },
      unshown: { type: "boolean", column: "(d.supplier_connection_id IS NOT NULL AND NOT d.answer_shown)" },
      unshownConnectionId: { type: "text", column: "(' ' || lower(d.supplier_connection_id))" },
      id: { type: "integer", column: "d.id" },
      caseId: { type: "integer", column: "d.case_id" },
    },
  });

export const searchedText: Record<PathRole, PublishedFields> = {
  SUBSCRIBER: searched("SUBSCRIBER"),
  SUPPLIER: searched("SUPPLIER"),
  ERROR_HANDLER: searched("ERROR_HANDLER"),
};

export type SearchedWord = {
  /** Of like, over lower-cased text in which every word has a space before it. */
  pattern: string;
  /** Organizations whose name has it. */
  organizationIds: string[];
};

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A short word begins a word of the text, a longer one is anywhere in it. */
const patternOf = (word: string) => `${word.length >= searchLimits.anywhereFrom ? "%" : "% "}${escaped(word)}%`;

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, searchLimits.words);
}

/** The words of a text, each with the organizations that it may mean: they are few, and known before documents are read. */
export async function searchedWords(pool: Pool, text: string): Promise<SearchedWord[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const patterns = words.map(patternOf);
  const { rows } = await pool.query<{ word: number; ids: string[] }>({
    name: "organizations_of_words",
    text: `SELECT w.word, array_agg(o.id) AS ids
      FROM organizations o JOIN unnest($1::int[], $2::text[]) AS w(word, pattern)
        ON ' ' || lower(o.name COLLATE "fi-x-icu") LIKE w.pattern
      GROUP BY w.word`,
    values: [patterns.map((_pattern, word) => word), patterns],
  });
  return patterns.map((pattern, index) => ({
    pattern,
    organizationIds: rows.find(({ word }) => word === index)?.ids ?? [],
  }));
}

const like = (field: string, pattern: string): Condition => ({
  kind: "like",
  field,
  negated: false,
  ignoreCase: false,
  pattern,
});
const equal = (field: string, value: number | boolean): Condition => ({ kind: "equal", field, negated: false, value });

function wordWhere({ pattern, organizationIds }: SearchedWord, role: PathRole): Where {
  const parts: Where[] = [like("searchText", pattern)];
  if (organizationIds.length > 0)
    parts.push({ kind: "among", field: "counterparty", negated: false, values: organizationIds });
  if (role !== "SUBSCRIBER")
    parts.push({ kind: "and", parts: [equal("unshown", true), like("unshownConnectionId", pattern)] });
  return { kind: "or", parts };
}

/** The TID or CID that a whole text is. */
export function numbersIn(text: string): Where[] {
  const [eventId, caseId] = [parseEventId(text), parseCaseId(text)];
  return [...(eventId === null ? [] : [equal("id", eventId)]), ...(caseId === null ? [] : [equal("caseId", caseId)])];
}

/** Documents in which every word is found, or whose TID or CID the text is; undefined for a text without a word. */
export function textWhere(text: string, words: readonly SearchedWord[], role: PathRole): Where | undefined {
  if (words.length === 0) return undefined;
  const inText: Where = { kind: "and", parts: words.map((word) => wordWhere(word, role)) };
  const numbers = numbersIn(text);
  return numbers.length === 0 ? inText : { kind: "or", parts: [inText, ...numbers] };
}
