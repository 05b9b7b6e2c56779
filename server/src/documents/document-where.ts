import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { combineWhere, createScope, type ScopedWhere, type WherePart } from "../platform/filter/combine-where.ts";
import type { RequestFilter } from "../platform/filter/parse-filter.ts";
import { documentRows } from "./document-entity.ts";
import { publishedProducts } from "./event-product-fields.ts";
import { publishedForm, publishedOtherEndAddress, publishedTargetAddress } from "./form-fields.ts";
import { listedSql } from "./listed-sql.ts";
import { branchArrays, type SeenDocuments } from "./document-scope.ts";

export type SearchParameter = "docWhere" | "prodWhere" | "targetAddrWhere" | "otherEndAddrWhere";

export type DocumentRequest = {
  filter: RequestFilter<SearchParameter>;
  types: readonly DocumentType[];
  /** Lists leave archived documents out; search finds them (specification §4). */
  archivedToo: boolean;
  /** What else holds of documents `d`, as SQL of ours: of a parameter PostgreSQL does not see that an index is of just these. */
  always?: string | undefined;
  /** Words that are looked for in all of the text. */
  text?: string | undefined;
  /** What another grammar than that of our filters asks of documents `d`. */
  more?: readonly WherePart[];
};

/** The condition on documents `d` of a branch `b`: the scope and everything that the request asks for. */
export function documentWhere(scope: SeenDocuments, request: DocumentRequest): ScopedWhere {
  const active = request.archivedToo ? "" : ` AND ${listedSql(scope.side)}`;
  const always = request.always ? ` AND ${request.always}` : "";
  const base = `d.${scope.side} = b.organization_id AND d.document_type = b.document_type${active}${always}`;
  return combineWhere(createScope(base, branchArrays(scope, request.types)), ...askedParts(scope, request));
}

/** Everything that a request asks of documents `d`, but for types, archiving and words. */
export function askedParts(scope: SeenDocuments, { filter, more = [] }: DocumentRequest): WherePart[] {
  const { docWhere, prodWhere, targetAddrWhere, otherEndAddrWhere } = filter.wheres;
  return [
    { where: filter.where, entity: documentRows[scope.role] },
    { where: docWhere, entity: publishedForm[scope.role] },
    {
      where: prodWhere,
      entity: publishedProducts[scope.role],
      wrap: (condition) => `EXISTS (SELECT FROM event_products p WHERE p.document_id = d.id AND ${condition})`,
    },
    { where: targetAddrWhere, entity: publishedTargetAddress },
    { where: otherEndAddrWhere, entity: publishedOtherEndAddress },
    ...more,
  ];
}
