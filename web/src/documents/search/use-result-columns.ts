import type { PathRole } from "@runko/domain/organizations/roles";
import { columnsFor } from "@runko/domain/search/search-columns";
import { useMemo } from "react";
import { useStored } from "../../storage/use-stored.ts";
import { hiddenColumnsOf } from "../list/column-choice.ts";
import { resultColumns, usualColumns } from "./result-columns.tsx";
import type { SearchUrl } from "./search-url.ts";

/** The columns of a search: those of the saved search that was opened, else those that the user has chosen (U22). */
export function useResultColumns({ criteria: { type }, columns: ofSaved }: SearchUrl, role: PathRole, userId: string) {
  const storedHidden = hiddenColumnsOf(userId, `${role}:search`);
  const hidden = useStored(storedHidden);
  const shown = useMemo(() => {
    const all = columnsFor(role, type as Parameters<typeof columnsFor>[1]);
    const chosen = hidden ? all.filter((name) => !hidden.includes(name)) : usualColumns(role);
    const shownColumns = ofSaved ?? chosen.filter((name) => all.includes(name));
    // What other types have stays as it is while the columns of these are chosen.
    const usual = usualColumns(role);
    const hiddenElsewhere = columnsFor(role).filter(
      (name) => !all.includes(name) && (hidden ? hidden.includes(name) : !usual.includes(name)),
    );
    return { allColumns: all, shownColumns, hiddenElsewhere, columns: resultColumns(role, shownColumns) };
  }, [role, type, hidden, ofSaved]);
  return { ...shown, storedHidden, hidden };
}
