import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { useMemo } from "react";
import { useSession } from "../../session/session-context.ts";
import { useMinute } from "../../screen/use-minute.ts";
import { useStored } from "../../storage/use-stored.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import { chosenColumnsOf } from "./column-choice.ts";
import { fixedColumn, inLowCards, isHiddenAtFirst, listColumns } from "./list-columns.tsx";
import { ProcessedToggle } from "./processed-toggle.tsx";
import { takesProcessedMark } from "./row-facts.ts";
import { useChosenWidths } from "./use-chosen-widths.ts";

/**
 * The columns of a list of this type, and those of them that the user has chosen, in the user's order (U22); the
 * subscriber's have the processed mark, to be set in place.
 */
export function useListColumns(
  { organizationId, role }: Scope,
  type: DocumentType,
  mark: (row: DocumentRow, processed: boolean) => void,
) {
  const { user } = useSession();
  const stored = chosenColumnsOf(user.id, `${role}:${type}`);
  const chosen = useStored(stored);
  const now = useMinute();
  const all = useMemo(
    () =>
      listColumns({
        role,
        type,
        now: now.toISOString(),
        processed:
          role === "SUBSCRIBER"
            ? (row) =>
                takesProcessedMark(row, organizationId) && (
                  <ProcessedToggle row={row} onToggle={({ userProcessed }) => mark(row, !userProcessed)} />
                )
            : undefined,
      }),
    [role, type, now, organizationId, mark],
  );
  const chosenWidths = useChosenWidths(user.id, `${role}:${type}`);
  const columns = useMemo(() => {
    const ids = chosen ?? all.map(({ id }) => id).filter((id) => !isHiddenAtFirst(id, role, type));
    const shown = [fixedColumn, ...ids.filter((id) => id !== fixedColumn)].flatMap(
      (name) => all.find(({ id }) => id === name) ?? [],
    );
    // What the reader has chosen is there, though one scrolls to it.
    return chosen ? shown.map((column) => ({ ...column, yields: undefined })) : inLowCards(shown);
  }, [all, chosen, role, type]);
  return { all, columns, stored, chosenWidths };
}
