import { documentTypes, type DocumentType } from "@runko/domain/documents/document-types";
import type { DocumentScope } from "../documents/document-scope.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";

/** The branches of a scope by organization, so that an index over all its documents serves a search of several types. */
export type SearchScope = {
  scope: Scope;
  /** Sets `documents d` of one organization, restricted and cut to its newest, into the newest of all. */
  merged: (newestOfOne: string) => string;
  /** The tables of a search that reads everything, `documents d` among them. */
  from: string;
};

function typesByOrganization(scope: DocumentScope, types: readonly DocumentType[]): Map<string, DocumentType[]> {
  const found = new Map<string, DocumentType[]>();
  for (const { organizationId, documentType } of scope.branches)
    if (types.includes(documentType)) found.set(organizationId, [...(found.get(organizationId) ?? []), documentType]);
  return found;
}

/**
 * One organization alone, as nearly always, is named by plain parameters, so that the planner knows how much it has;
 * several are read one after the other and merged.
 */
export function searchScope(scope: DocumentScope, types: readonly DocumentType[]): SearchScope {
  const organizations = typesByOrganization(scope, types);
  const [only] = organizations;
  if (only && organizations.size === 1) {
    const [organizationId, seen] = only;
    const ofTypes = seen.length === documentTypes.length ? "" : " AND d.document_type = ANY($2::text[])";
    return {
      scope: createScope(
        `d.${scope.side} = $1::uuid${ofTypes}`,
        ofTypes === "" ? [organizationId] : [organizationId, seen],
      ),
      merged: (newestOfOne) => newestOfOne,
      from: "documents d",
    };
  }
  const branches = `(SELECT organization_id, string_to_array(listed, ',') AS types
    FROM unnest($1::uuid[], $2::text[]) AS u(organization_id, listed)) b`;
  return {
    scope: createScope(`d.${scope.side} = b.organization_id AND d.document_type = ANY(b.types)`, [
      [...organizations.keys()],
      [...organizations.values()].map((seen) => seen.join(",")),
    ]),
    merged: (newestOfOne) => `SELECT d.* FROM ${branches} CROSS JOIN LATERAL (${newestOfOne}) d`,
    from: `${branches} JOIN documents d ON true`,
  };
}
