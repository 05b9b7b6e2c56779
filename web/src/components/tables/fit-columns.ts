import { flexibleWidth } from "./column-widths.ts";
import type { DataColumn } from "./data-column.ts";

/** A column of the grid; the cells of one with a `second` have two lines, and its heading two names. */
export type FittedColumn<Row> = DataColumn<Row> & { second?: DataColumn<Row> };

type Fitting = {
  room: number;
  /** The widths that the reader gave. */
  own?: Readonly<Record<string, number>> | undefined;
  /** The column by which the rows are sorted, which is never left out. */
  sorted?: string | undefined;
};

function folded<Row>(columns: readonly DataColumn<Row>[]): FittedColumn<Row>[] {
  const guests = columns.filter(({ under }) => columns.some(({ id }) => id === under?.id));
  return columns.flatMap((column) => {
    if (guests.includes(column)) return [];
    const second = guests.find(({ under }) => under?.id === column.id);
    if (!second) return [column];
    const { first = column.cell, second: cell = second.cell } = second.under ?? {};
    return [{ ...column, cell: first, second: { ...second, cell } }];
  });
}

/** The column by which the rows are sorted, where it would otherwise yield its place. */
export function keptBySort<Row>(columns: readonly DataColumn<Row>[], sorted: string | undefined): string | undefined {
  const host = columns.find(({ id }) => id === sorted)?.under?.id;
  const yields = columns.some((one) => one.yields !== undefined && [sorted, host].includes(one.id));
  return yields ? sorted : undefined;
}

/**
 * The columns as there is room for them: each by itself where all fit; else two in one where they may, and then without
 * those that yield, the last of them first.
 */
export function fitColumns<Row>(columns: readonly DataColumn<Row>[], fitting: Fitting): readonly FittedColumn<Row>[] {
  const { room, own = {}, sorted } = fitting;
  const widthOf = ({ id, width = flexibleWidth }: DataColumn<Row>) => own[id] ?? width;
  const fits = (some: readonly FittedColumn<Row>[]) => some.reduce((sum, one) => sum + widthOf(one), 0) <= room;
  if (fits(columns)) return columns;
  const isSorted = ({ id, second }: FittedColumn<Row>) => sorted !== undefined && [id, second?.id].includes(sorted);
  let fitted = folded(columns);
  const yielding = fitted
    .filter((column) => column.yields !== undefined && !isSorted(column))
    .toSorted((one, other) => (other.yields ?? 0) - (one.yields ?? 0));
  for (const column of yielding) {
    if (fits(fitted)) break;
    fitted = fitted.filter((other) => other !== column);
  }
  return fitted;
}
