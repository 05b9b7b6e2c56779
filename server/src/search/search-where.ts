import type { Pool } from "pg";
import { documentRows } from "../documents/document-entity.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { askedParts, type DocumentRequest } from "../documents/document-where.ts";
import { publishedForm } from "../documents/form-fields.ts";
import { numbersIn, searchedText, searchedWords, textWhere } from "../documents/text-where.ts";
import { combineWhere, type Scope, type ScopedWhere, type WherePart } from "../platform/filter/combine-where.ts";
import type { Condition, Where } from "../platform/filter/filter.ts";
import type { PublishedFields } from "../platform/filter/published-entity.ts";
import { creation, isRange, laterDays, type IndexedOrder } from "./collecting-order.ts";
import { impliedText } from "./implied-text.ts";
import { indexWheres } from "./index-wheres.ts";
import { asksForUnfinished } from "./possible-types.ts";
import { searchScopes } from "./search-scope.ts";
import { type TextSample, textSample } from "./text-sample.ts";

/** A search of documents `d`, or of their words `t`. All conditions are over the same parameters, as far as they have them. */
export type AskedSearch = {
  /** Organization by organization. */
  each: ScopedWhere[];
  /** The whole search in one condition. */
  whole: ScopedWhere;
  /** The whole search as the index of words finds it, part by part, when words are looked for: all but `exact` is then over `t`. */
  byWords: ScopedWhere[] | undefined;
  /** The organizations and the days of making alone: what can be read in order. */
  madeIn: ScopedWhere[];
  /** The documents whose TID or CID the text is, and for which all else holds. */
  exact: ScopedWhere | undefined;
};

const active: Where = { kind: "equal", field: "archived", negated: false, value: false };

/** The spans that a where asks of such fields. */
function spansIn(where: Where | undefined, field: RegExp): Condition[] {
  const parts = where === undefined ? [] : "parts" in where ? (where.kind === "and" ? where.parts : []) : [where];
  return parts.filter((part): part is Condition => !("parts" in part) && isRange(part, field));
}

/** The end of a span of changes is one of making too: nothing is changed before it is made. */
function madeBefore(span: Condition): Condition[] {
  if (span.kind === "between") return [{ kind: "compare", field: "createdAt", operator: "lte", value: span.high }];
  if (span.kind !== "compare" || span.operator.startsWith("g")) return [];
  return [{ ...span, field: "createdAt" }];
}

const allOf = (parts: Where[]): Where => ({ kind: "and", parts });

/** What a request asks, once, to be set behind a scope. */
async function readAsked(pool: Pool, scope: DocumentScope, request: DocumentRequest) {
  const { filter, text = "" } = request;
  const entity = searchedText[scope.role];
  const words = await searchedWords(pool, text);
  const inText = textWhere(words, scope.role);
  const implied = [filter.where, ...Object.values(filter.wheres)].flatMap((where) => impliedText(where, scope.role));
  const numbers = numbersIn(text);
  const archiving = {
    where: request.archivedToo && !asksForUnfinished(request) ? undefined : active,
    entity: documentRows[scope.role],
  };
  // A day that the subscriber is shown is the one in its column, which has an index.
  const days: WherePart[] = [
    { where: allOf(spansIn(filter.where, laterDays)), entity: documentRows.SUPPLIER },
    { where: allOf(spansIn(filter.wheres.docWhere, laterDays)), entity: publishedForm.SUPPLIER },
  ];
  const made = [...spansIn(filter.where, creation), ...spansIn(filter.where, /^updatedAt$/).flatMap(madeBefore)];
  const others = [archiving, ...askedParts(scope, request), ...(scope.role === "SUBSCRIBER" ? days : [])];
  const among = (...wheres: (Where | undefined)[]) => wheres.map((where) => ({ where, entity }));
  return {
    hasWords: inText !== undefined || implied.length > 0,
    hasNumbers: numbers.length > 0,
    behind: (own: Scope | ScopedWhere) => combineWhere(own, ...others, ...among(inText, ...implied)),
    byWords: (own: Scope | ScopedWhere, sample: TextSample) =>
      indexWheres([...(inText ? [inText] : []), ...implied], sample).map((texts) =>
        combineWhere(own, ...others, ...among(texts)),
      ),
    madeIn: (own: Scope, over: PublishedFields) => combineWhere(own, { where: allOf(made), entity: over }),
    exactOf: (own: Scope) => combineWhere(own, ...others, ...among({ kind: "or", parts: numbers })),
    allBehind: (own: Scope) =>
      combineWhere(own, ...others, ...among(inText && { kind: "or", parts: [inText, ...numbers] }, ...implied)),
  };
}

/** The search as it is collected. */
export async function askedSearch(pool: Pool, scope: DocumentScope, request: DocumentRequest): Promise<AskedSearch> {
  const asked = await readAsked(pool, scope, request);
  const over = asked.hasWords ? searchedText[scope.role] : documentRows[scope.role];
  const own = searchScopes(scope, request.types, asked.hasWords ? "t" : "d");
  const madeIn = (scoped: Scope) => asked.madeIn(scoped, over);
  return {
    byWords: asked.hasWords ? asked.byWords(madeIn(own.besideIndex), await textSample(pool)) : undefined,
    each: own.each.map(madeIn).map(asked.behind),
    whole: asked.behind(madeIn(own.whole)),
    madeIn: own.allTypes.map(madeIn),
    exact: asked.hasNumbers ? asked.exactOf(searchScopes(scope, request.types, "d").whole) : undefined,
  };
}

/** The search part by part, each of which one index holds in this order, over `documents d`. */
export async function whereAlong(
  pool: Pool,
  scope: DocumentScope,
  request: DocumentRequest,
  by: IndexedOrder["by"],
): Promise<ScopedWhere[]> {
  const asked = await readAsked(pool, scope, request);
  const own = searchScopes(scope, request.types, "d");
  return (by === "id" ? own.eachType : own.each).map(asked.allBehind);
}

/** The whole search in one condition: for what reads everything that is found. */
export async function searchWhere(pool: Pool, scope: DocumentScope, request: DocumentRequest): Promise<ScopedWhere> {
  const asked = await readAsked(pool, scope, request);
  return asked.allBehind(searchScopes(scope, request.types, "d").whole);
}
