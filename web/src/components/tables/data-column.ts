import type { ReactNode } from "react";

export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Pixels that it must have; columns without a width share what is left. */
  width?: number;
  /** Its share of what is left when all have what they must. */
  grow?: number;
  /** Text that may go on to a second line. */
  wraps?: boolean;
  /** Where there is no room for both, its text is the second line of that column's cells; `first` and `second` are how the two lines are told then. */
  under?: { id: string; first?: (row: Row) => ReactNode; second?: (row: Row) => ReactNode };
  /** Where there is no room even so it is left out, the highest number first: of columns that nobody chose. */
  yields?: number | undefined;
  /** Stays in sight while the others are scrolled sideways: the first at the start, "both" at whichever end it would leave by. */
  kept?: "start" | "both";
  align?: "right";
  /** Numbers stand under numbers, though not at the right. */
  figures?: true;
  /** On a card: "title" is its heading, which every table has once; "head" stands beside it, "second" and "third" on those lines under it without headings; "hidden" leaves it out. */
  card?: "title" | "head" | "second" | "third" | "hidden";
  /** Its line of a card is one line: "yields" ends in an ellipsis there where it must, the last first. */
  oneLine?: "whole" | "yields";
  /** Says its heading first on a line of a card, where its text says nothing without it. */
  named?: boolean;
};

export type Sort = { column: string; direction: "asc" | "desc" };

export type RowLook = {
  /** Bold with a dot: something here waits for the reader. */
  strong?: boolean;
  /** A bar at the left. */
  bar?: boolean;
  /** It is shown beside the table. */
  current?: boolean;
  /** What bar and dot mean, for those who do not see them. */
  hint?: string | undefined;
};

export type DataTableProps<Row> = {
  /** The name of the table for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined while the first rows are fetched. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Undefined for a row that leads nowhere. What tells of rows is the same function from drawing to drawing, or every row is drawn anew. */
  rowHref: (row: Row) => string | undefined;
  /** The name of a row: what its link and its checkbox are called. */
  rowLabel: (row: Row) => string;
  rowLook?: ((row: Row) => RowLook) | undefined;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  selected?: ReadonlySet<string>;
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** Pixels that the reader has given to columns; `onWidth` undefined: they are not the reader's to change. */
  widths?: Readonly<Record<string, number>> | undefined;
  onWidth?: (id: string, width: number | undefined) => void;
  error?: unknown;
  onRetry?: () => void;
  empty: { text: string; action?: ReactNode };
  /** Newer rows are on their way. */
  busy?: boolean;
  skeletonRows?: number;
};

/** The sort after a press on the heading of a column: ascending first, then the other way. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const descending = sort?.column === column && sort.direction === "asc";
  return { column, direction: descending ? "desc" : "asc" };
}
