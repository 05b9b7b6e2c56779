import type { PathRole } from "@runko/domain/organizations/roles";
import { columnsFor, type SearchColumn } from "@runko/domain/search/search-columns";
import { useMemo } from "react";
import { useMinute } from "../../screen/use-minute.ts";
import { useStored } from "../../storage/use-stored.ts";
import { chosenColumnsOf } from "../list/column-choice.ts";
import { completeOrder } from "../list/column-order.ts";
import { inThreeLines } from "../list/list-columns.tsx";
import { useChosenWidths } from "../list/use-chosen-widths.ts";
import { linkColumn, resultColumns, usualColumns } from "./result-columns.tsx";
import type { SearchUrl } from "./search-url.ts";

/** The columns of a search: those of the saved search that was opened, else those that the user has chosen (U22). */
export function useResultColumns({ criteria: { type }, columns: ofSaved }: SearchUrl, role: PathRole, userId: string) {
  const stored = chosenColumnsOf(userId, `${role}:search`);
  const chosen = useStored(stored);
  const now = useMinute().toISOString();
  const shown = useMemo(() => {
    const all = columnsFor(role, type as Parameters<typeof columnsFor>[1]);
    const known = columnsFor(role);
    const own = chosen?.flatMap((id) => known.find((name) => name === id) ?? []) ?? usualColumns(role);
    const shownColumns = ofSaved ?? own.filter((name) => all.includes(name));
    const columns = resultColumns(role, shownColumns, now);
    return {
      choosable: resultColumns(role, all, now).filter(({ id }) => id !== linkColumn),
      allColumns: all,
      own,
      shownColumns,
      // What the reader has chosen is there, though one scrolls to it.
      columns: chosen || ofSaved ? columns.map((one) => ({ ...one, yields: undefined })) : inThreeLines(columns),
    };
  }, [role, type, chosen, ofSaved, now]);

  const chosenWidths = useChosenWidths(userId, `${role}:search`);

  // What other types have stays where it is while the columns of these are chosen.
  const choose = (next: readonly SearchColumn[] | undefined) => {
    const { allColumns, own } = shown;
    if (next)
      stored.write(
        completeOrder(
          next,
          own.filter((name) => next.includes(name) || !allColumns.includes(name)),
        ),
      );
    else stored.clear();
  };
  return { ...shown, choose, hasChosen: chosen !== undefined, chosenWidths };
}
