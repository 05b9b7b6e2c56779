import { useMemo } from "react";
import type { DataColumn, DataTableProps } from "./data-column.ts";

export type TableModel<Row> = {
  columns: readonly DataColumn<Row>[];
  /** The column whose text is the link to the row. */
  linkColumn: string | undefined;
  rows: { id: string; row: Row }[];
};

/** The columns, and the rows with their ids. */
export function useTableModel<Row>({ columns, rows, rowId }: DataTableProps<Row>): TableModel<Row> {
  const withIds = useMemo(() => (rows ?? []).map((row) => ({ id: rowId(row), row })), [rows, rowId]);
  return {
    columns,
    linkColumn: (columns.find(({ card }) => card === "title") ?? columns[0])?.id,
    rows: withIds,
  };
}
