import type { DocumentType } from "@runko/domain/documents/document-types";
import { combineWhere, createScope, type ScopedWhere, type WherePart } from "../platform/filter/combine-where.ts";
import type { RequestFilter } from "../platform/filter/parse-filter.ts";
import {
  publishedDocuments,
  publishedForm,
  publishedOtherEndAddress,
  publishedProducts,
  publishedTargetAddress,
} from "./document-fields-published.ts";
import { branchArrays, type DocumentScope } from "./document-scope.ts";
import { searchedText, textWhere, type SearchedWord } from "./text-where.ts";

export type SearchParameter = "docWhere" | "prodWhere" | "targetAddrWhere" | "otherEndAddrWhere";

export type DocumentRequest = {
  filter: RequestFilter<SearchParameter>;
  types: readonly DocumentType[];
  /** Lists leave archived documents out; search finds them (specification §4). */
  archivedToo: boolean;
  /** Words that are looked for in all of the text. */
  text?: string | undefined;
};

/** The branches of the scope as a table `b`, from the first two parameters of documentWhere. */
export const scopeBranches = "unnest($1::uuid[], $2::text[]) AS b(organization_id, document_type)";

/** The condition on documents `d` of a branch `b`: the scope and everything that the request asks for. */
export function documentWhere(
  scope: DocumentScope,
  request: DocumentRequest,
  words: readonly SearchedWord[],
): ScopedWhere {
  const { archivedToo, types } = request;
  const active = archivedToo ? "" : " AND NOT d.archived";
  const base = `d.${scope.side} = b.organization_id AND d.document_type = b.document_type${active}`;
  return combineWhere(createScope(base, branchArrays(scope, types)), ...askedParts(scope, request, words));
}

/** Everything that a request asks of documents `d`, but for types and archiving. */
export function askedParts(
  scope: DocumentScope,
  { filter, text }: DocumentRequest,
  words: readonly SearchedWord[],
): WherePart[] {
  const { docWhere, prodWhere, targetAddrWhere, otherEndAddrWhere } = filter.wheres;
  return [
    { where: filter.where, entity: publishedDocuments[scope.role] },
    { where: docWhere, entity: publishedForm[scope.role] },
    {
      where: prodWhere,
      entity: publishedProducts[scope.role],
      wrap: (condition) => `EXISTS (SELECT FROM event_products p WHERE p.document_id = d.id AND ${condition})`,
    },
    { where: targetAddrWhere, entity: publishedTargetAddress },
    { where: otherEndAddrWhere, entity: publishedOtherEndAddress },
    { where: text === undefined ? undefined : textWhere(text, words, scope.role), entity: searchedText[scope.role] },
  ];
}
