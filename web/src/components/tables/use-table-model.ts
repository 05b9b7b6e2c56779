import { getCoreRowModel, useReactTable, type ColumnDef } from "@tanstack/react-table";
import { useMemo } from "react";
import type { DataColumn, DataTableProps } from "./data-column.ts";

export type TableModel<Row> = {
  columns: DataColumn<Row>[];
  /** The column whose text is the link to the row. */
  linkColumn: string | undefined;
  rows: { id: string; row: Row }[];
};

const none: never[] = [];

/** The visible columns and the rows with their ids, by @tanstack/react-table. */
export function useTableModel<Row>(props: DataTableProps<Row>): TableModel<Row> {
  const { columns, hiddenColumns, rows, rowId } = props;
  const definitions = useMemo(
    () => columns.map((column): ColumnDef<Row> => ({ id: column.id, header: column.header })),
    [columns],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries((hiddenColumns ?? []).map((id) => [id, false])),
    [hiddenColumns],
  );
  const table = useReactTable<Row>({
    data: (rows ?? none) as Row[],
    columns: definitions,
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    state: { columnVisibility },
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const visible = table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []);
  return {
    columns: visible,
    linkColumn: (visible.find(({ card }) => card === "title") ?? visible[0])?.id,
    rows: table.getRowModel().rows.map(({ id, original }) => ({ id, row: original })),
  };
}
