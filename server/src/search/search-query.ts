import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { PathRole } from "@runko/domain/organizations/roles";
import { searchLimits } from "@runko/domain/search/search-limits";
import { checkSpan } from "@runko/domain/search/search-span";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Issue } from "@runko/domain/values/issue";
import { isUuid } from "@runko/domain/values/uuid";
import { z } from "zod";
import { documentRows } from "../documents/document-entity.ts";
import type { DocumentRequest } from "../documents/document-where.ts";
import { publishedProducts } from "../documents/event-product-fields.ts";
import { publishedForm, publishedOtherEndAddress, publishedTargetAddress } from "../documents/form-fields.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import type { Where } from "../platform/filter/filter.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { Problem } from "../platform/http/problem.ts";
import { spansOf } from "./spans-of.ts";

const where = (of: string) =>
  z
    .string()
    .optional()
    .meta({ description: `A where over the fields of ${of}, as JSON or in bracket form.` });
const listed = (of: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .meta({ description: `${of}: one, several with commas between, or repeated.` });

/** The query of a search (§7 events); parseFilter reads the wheres, in their bracket form too. */
export const searchQuery = filterQuery.extend({
  q: z.string().max(searchLimits.textLength).optional().meta({
    description:
      "A TID or CID, or words of which each is found in an id, name, address or contact person, or in the counterparty's name; case and marks of letters do not matter, nor how a phone number is written.",
  }),
  documentType: listed("Types"),
  supplierIds: listed("Organizations"),
  subscriberIds: listed("Organizations"),
  docWhere: where("the document"),
  prodWhere: where("one of its products"),
  targetAddrWhere: where("its A address"),
  otherEndAddrWhere: where("its B address"),
});

type Query = Record<string, unknown>;

function readList(query: Query, name: string): string[] | undefined {
  const given = query[name];
  const texts = (typeof given === "string" ? [given] : Array.isArray(given) ? given : []) as string[];
  const parts = texts.flatMap((text) => (text.startsWith("[") ? readJsonList(text, name) : text.split(",")));
  const said = [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ""))];
  if (said.length > searchLimits.ids) throw new FilterError(name, "TOO_MANY_VALUES");
  return said.length === 0 ? undefined : said;
}

function readJsonList(text: string, name: string): string[] {
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed) && parsed.every((part) => typeof part === "string")) return parsed as string[];
  } catch {
    throw new FilterError(name, "NOT_JSON");
  }
  throw new FilterError(name, "BAD_VALUE");
}

function readTypes(query: Query): readonly DocumentType[] | undefined {
  return readList(query, "documentType")?.map((text) => {
    const type = documentTypes.find((known) => known === text);
    if (!type) throw new FilterError("documentType", "BAD_VALUE");
    return type;
  });
}

function readIds(query: Query, name: "supplierIds" | "subscriberIds", field: string): Where[] {
  const ids = readList(query, name);
  if (!ids) return [];
  if (!ids.every(isUuid)) throw new FilterError(name, "BAD_VALUE");
  return [{ kind: "among", field, negated: false, values: ids.map((id) => id.toLowerCase()) }];
}

const saysNothing = (condition: Where) => condition.kind === "and" && condition.parts.length === 0;

/** Only what is not done yet is due: however long a span of these is, it finds no more. */
const unbounded: ReadonlySet<string> = new Set(["dueAt"]);

/** What a query searches for. An empty search and a span over a year are refused (§5). */
export function readSearch(query: Query, role: PathRole, now: Date): DocumentRequest {
  const entities = {
    docWhere: publishedForm[role],
    prodWhere: publishedProducts[role],
    targetAddrWhere: publishedTargetAddress,
    otherEndAddrWhere: publishedOtherEndAddress,
  };
  const filter = parseFilter(query, documentRows[role], entities);
  const types = readTypes(query);
  const parties = [...readIds(query, "supplierIds", "supplierId"), ...readIds(query, "subscriberIds", "subscriberId")];
  const text = typeof query["q"] === "string" && query["q"].trim() !== "" ? query["q"] : undefined;
  const wheres = Object.values(filter.wheres) as Where[];
  if (!types && !text && parties.length === 0 && [filter.where, ...wheres].every(saysNothing))
    throw new Problem("SEARCH_EMPTY");

  const spans = [
    ...spansOf(filter.where, documentRows[role]).map((span) => ({ ...span, path: `filter.where.${span.field}` })),
    ...spansOf(filter.wheres.docWhere, publishedForm[role]).map((span) => ({
      ...span,
      path: `docWhere.${span.field}`,
    })),
  ];
  const bounded = spans.filter(({ field }) => !unbounded.has(field));
  const issues = bounded.flatMap(({ path, from, to }): Issue[] => {
    const code = checkSpan({ from, to }, todayInHelsinki(now));
    return code ? [{ path, code }] : [];
  });
  if (issues.length > 0) throw new Problem("SEARCH_SPAN_TOO_LONG", { issues });

  const all: Where = parties.length === 0 ? filter.where : { kind: "and", parts: [filter.where, ...parties] };
  return { filter: { ...filter, where: all }, types: types ?? documentTypes, archivedToo: true, text };
}
