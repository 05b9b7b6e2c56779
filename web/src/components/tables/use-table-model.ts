import { useMemo } from "react";
import type { DataColumn, DataTableProps } from "./data-column.ts";

export type TableModel<Row> = {
  columns: DataColumn<Row>[];
  /** The column whose text is the link to the row. */
  linkColumn: string | undefined;
  rows: { id: string; row: Row }[];
};

/** The visible columns, and the rows with their ids. */
export function useTableModel<Row>({ columns, hiddenColumns, rows, rowId }: DataTableProps<Row>): TableModel<Row> {
  const visible = useMemo(
    () => columns.filter(({ id }) => !(hiddenColumns ?? []).includes(id)),
    [columns, hiddenColumns],
  );
  const withIds = useMemo(() => (rows ?? []).map((row) => ({ id: rowId(row), row })), [rows, rowId]);
  return {
    columns: visible,
    linkColumn: (visible.find(({ card }) => card === "title") ?? visible[0])?.id,
    rows: withIds,
  };
}
