import { useQueries, useQuery } from "@tanstack/react-query";
import { caseQuery, documentQuery } from "../api/document-queries.ts";
import type { DocumentRow, Scope, WholeDocument } from "../api/entities.ts";

/** A document of a case; whole once it has been fetched. */
export type CasePart = { row: DocumentRow; whole: WholeDocument | undefined };

/** The documents of a case, oldest first, each followed by what only the whole document tells: dates and people. */
export function useCase(scope: Scope, caseId: number) {
  const { data, error, refetch } = useQuery(caseQuery(scope, caseId));
  const rows = data?.toSorted((one, other) => one.id - other.id);
  const wholes = useQueries({ queries: (rows ?? []).map(({ id }) => documentQuery(scope, id)) });
  const parts = rows?.map((row, index): CasePart => ({ row, whole: wholes[index]?.data }));
  return { parts, error, refetch };
}
