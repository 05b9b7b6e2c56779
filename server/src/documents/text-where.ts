import type { PathRole } from "@runko/domain/organizations/roles";
import { isAnywhere, typedWords } from "@runko/domain/search/typed-words";
import { parseCaseId, parseEventId } from "@runko/domain/values/event-number";
import type { Pool } from "pg";
import type { Condition, Where } from "../platform/filter/filter.ts";
import { publishFields, type PublishedFields } from "../platform/filter/published-entity.ts";

/**
 * What words look into, in `document_texts t`. The supplier also knows its connection id before it is shown, which search_text
 * lacks.
 */
const searched = (role: PathRole): PublishedFields =>
  publishFields({
    name: "text",
    as: "t",
    fields: {
      searchText: { type: "text", column: "t.search_text" },
      // The same, beside its index.
      readText: { type: "text", column: "(t.search_text || '')" },
      counterparty: { type: "uuid", column: role === "SUBSCRIBER" ? "t.supplier_id" : "t.subscriber_id" },
      unshownId: { type: "text", column: "t.unshown_id" },
      createdAt: { type: "instant", column: "t.created_at" },
      id: { type: "integer", column: "d.id", over: "d" },
      caseId: { type: "integer", column: "d.case_id", over: "d" },
    },
  });

export const searchedText: Record<PathRole, PublishedFields> = {
  SUBSCRIBER: searched("SUBSCRIBER"),
  SUPPLIER: searched("SUPPLIER"),
  ERROR_HANDLER: searched("ERROR_HANDLER"),
};

export type SearchedWord = {
  /** Of like, over lower-cased text in which every word has a space before it: any of them. */
  patterns: string[];
  /** Organizations whose name has it. */
  organizationIds: string[];
};

const patternOf = (form: string) => `${isAnywhere(form) ? "%" : "% "}${form.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The words of a text, each with the organizations that it may mean: they are few, and known before documents are read. */
export async function searchedWords(pool: Pool, text: string): Promise<SearchedWord[]> {
  const words = typedWords(text).map((forms) => forms.map(patternOf));
  if (words.length === 0) return [];
  const { rows } = await pool.query<{ word: number; ids: string[] }>({
    name: "organizations_of_words",
    text: `SELECT w.word, array_agg(o.id) AS ids
      FROM organizations o JOIN unnest($1::int[], $2::text[]) AS w(word, pattern)
        ON ' ' || fold_letters(o.name) LIKE w.pattern
      GROUP BY w.word`,
    values: [words.map((_patterns, word) => word), words.map(([typed]) => typed)],
  });
  return words.map((patterns, index) => ({
    patterns,
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
const equal = (field: string, value: number): Condition => ({ kind: "equal", field, negated: false, value });

/** Written out, so that the index of the few documents for which it holds serves. */
export const isUnshown: Condition = { kind: "equal", field: "unshownId", negated: true, value: null };

function wordWhere({ patterns, organizationIds }: SearchedWord, role: PathRole): Where {
  const parts: Where[] = patterns.map((pattern) => like("searchText", pattern));
  if (organizationIds.length > 0)
    parts.push({ kind: "among", field: "counterparty", negated: false, values: organizationIds });
  if (role !== "SUBSCRIBER")
    parts.push(...patterns.map((pattern): Where => ({ kind: "and", parts: [isUnshown, like("unshownId", pattern)] })));
  return { kind: "or", parts };
}

/** The TID or CID that a whole text is. */
export function numbersIn(text: string): Where[] {
  const [eventId, caseId] = [parseEventId(text), parseCaseId(text)];
  return [...(eventId === null ? [] : [equal("id", eventId)]), ...(caseId === null ? [] : [equal("caseId", caseId)])];
}

/** Documents in which every word is found; undefined for a text without a word. */
export function textWhere(words: readonly SearchedWord[], role: PathRole): Where | undefined {
  return words.length === 0 ? undefined : { kind: "and", parts: words.map((word) => wordWhere(word, role)) };
}
