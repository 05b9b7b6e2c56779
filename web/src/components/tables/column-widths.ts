import type { DataColumn } from "./data-column.ts";

type Sized = Pick<DataColumn<never>, "id" | "width" | "grow">;

/** Columns without a width of their own are at least so wide. */
export const flexibleWidth = 116;
/** No column is made narrower by hand: its heading could not be told any more. */
export const leastWidth = 64;
export const mostWidth = 640;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What each takes of what is left: the columns that grow; where none does all the others that were not sized by hand. */
function sharesOf(columns: readonly Sized[], own: Readonly<Record<string, number>>): number[] {
  const grown = columns.map(({ id, width, grow }) =>
    own[id] === undefined ? (grow ?? (width === undefined ? 1 : 0)) : 0,
  );
  return sum(grown) > 0 ? grown : columns.map(({ id, width = flexibleWidth }) => (own[id] === undefined ? width : 0));
}

/**
 * How wide the columns are in whole pixels: never narrower than each must be, together as wide as the room where they
 * fit in it; `own` are the widths that the reader gave.
 */
export function columnWidths(
  columns: readonly Sized[],
  room: number,
  own: Readonly<Record<string, number>> = {},
): number[] {
  const least = columns.map(({ id, width = flexibleWidth }) => own[id] ?? width);
  const left = Math.max(0, Math.floor(room) - sum(least));
  const shares = sharesOf(columns, own);
  const all = sum(shares);
  if (all === 0) return least;
  const ends = shares.map((_share, place) => Math.floor((left * sum(shares.slice(0, place + 1))) / all));
  return least.map((width, place) => width + (ends[place] ?? 0) - (ends[place - 1] ?? 0));
}
