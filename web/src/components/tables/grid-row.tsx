import Checkbox from "@mui/material/Checkbox";
import TableCell from "@mui/material/TableCell";
import { texts } from "@runko/domain/texts/texts";
import { memo } from "react";
import type { DataColumn, DataTableProps } from "./data-column.ts";
import { rowPresses } from "./press-row.ts";
import { RowTitle } from "./row-title.tsx";
import { BodyRow, Lines } from "./table-look.ts";
import { heldShift } from "./use-selection.ts";

type GridRowProps<Row> = {
  table: DataTableProps<Row>;
  columns: readonly DataColumn<Row>[];
  linkColumn: string | undefined;
  index: number;
  row: Row;
  height: number;
  /** Undefined where nothing is selected. */
  selected: boolean | undefined;
  select: ((index: number, withRange: boolean) => void) | undefined;
};

function Row<R>({ table, columns, linkColumn, index, row, height, selected, select }: GridRowProps<R>) {
  const { rowHref, rowLabel, rowLook } = table;
  const look = rowLook?.(row) ?? {};
  return (
    <BodyRow
      {...rowPresses}
      data-row={index}
      data-strong={look.strong}
      data-bar={look.bar}
      data-current={look.current}
      aria-rowindex={index + 2}
      selected={selected ?? false}
      style={{ height }}
    >
      {selected !== undefined && (
        <TableCell padding="checkbox" data-kept="box">
          <Checkbox
            size="small"
            sx={{ p: 1 }}
            checked={selected}
            onChange={(event) => select?.(index, heldShift(event))}
            slotProps={{ input: { "aria-label": texts.common.table.selectRow(rowLabel(row)) } }}
          />
        </TableCell>
      )}
      {columns.map((column) => (
        <TableCell key={column.id} align={column.align ?? "left"} data-kept={column.kept} data-figures={column.figures}>
          {column.id === linkColumn ? (
            <RowTitle href={rowHref(row)} label={rowLabel(row)} look={look}>
              {column.cell(row)}
            </RowTitle>
          ) : column.wraps ? (
            <Lines>{column.cell(row)}</Lines>
          ) : (
            column.cell(row)
          )}
        </TableCell>
      ))}
    </BodyRow>
  );
}

/** A row of the grid; while others scroll in and out, it is not drawn anew. */
export const GridRow = memo(Row) as typeof Row;
