import type { DocumentType } from "@runko/domain/documents/document-types";
import { useMemo } from "react";
import type { DocumentRow, Scope } from "../api/entities.ts";
import { listColumns } from "./list-columns.tsx";
import { ProcessedToggle } from "./processed-toggle.tsx";
import { takesProcessedMark } from "./row-facts.ts";

/** The columns of a list of this type; the subscriber's have the processed mark, to be set in place. */
export function useListColumns(
  { organizationId, role }: Scope,
  type: DocumentType,
  mark: (row: DocumentRow, processed: boolean) => void,
) {
  return useMemo(
    () =>
      listColumns({
        role,
        type,
        processed:
          role === "SUBSCRIBER"
            ? (row) =>
                takesProcessedMark(row, organizationId) && (
                  <ProcessedToggle row={row} onToggle={({ userProcessed }) => mark(row, !userProcessed)} />
                )
            : undefined,
      }),
    [role, type, organizationId, mark],
  );
}
