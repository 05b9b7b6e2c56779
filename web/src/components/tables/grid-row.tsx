import Checkbox from "@mui/material/Checkbox";
import { texts } from "@runko/domain/texts/texts";
import { memo, type ReactNode } from "react";
import type { DataTableProps } from "./data-column.ts";
import type { FittedColumn } from "./fit-columns.ts";
import { rowPresses } from "./press-row.ts";
import { RowTitle } from "./row-title.tsx";
import { BodyRow, Lines, Pair } from "./table-look.ts";
import { heldShift } from "./use-selection.ts";

type GridRowProps<Row> = Pick<DataTableProps<Row>, "rowHref" | "rowLabel" | "rowLook"> & {
  columns: readonly FittedColumn<Row>[];
  linkColumn: string | undefined;
  index: number;
  row: Row;
  height: number;
  /** Undefined where nothing is selected. */
  selected: boolean | undefined;
  select: ((index: number, withRange: boolean) => void) | undefined;
};

/** A cell of its own, or with another column's text as its second line. */
const inLines = <R,>({ second }: FittedColumn<R>, row: R, first: ReactNode): ReactNode =>
  second ? (
    <Pair>
      <div>{first}</div>
      <div>{second.cell(row)}</div>
    </Pair>
  ) : (
    first
  );

// Elements of their own, not the library's: rows are made and thrown away as fast as one scrolls.
function Row<R>(props: GridRowProps<R>) {
  const { rowHref, rowLabel, rowLook, columns, linkColumn, index, row, height, selected, select } = props;
  const look = rowLook?.(row) ?? {};
  const href = rowHref(row);
  return (
    <BodyRow
      {...rowPresses}
      data-row={index}
      data-strong={look.strong}
      data-bar={look.bar}
      data-current={look.current}
      aria-rowindex={index + 2}
      data-linked={href !== undefined || undefined}
      data-selected={selected || undefined}
      style={{ height }}
    >
      {selected !== undefined && (
        <td data-kept="box">
          <Checkbox
            size="small"
            checked={selected}
            onChange={(event) => select?.(index, heldShift(event))}
            slotProps={{ input: { "aria-label": texts.common.table.selectRow(rowLabel(row)) } }}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          data-align={column.align}
          data-kept={column.kept}
          data-figures={column.figures}
          data-wraps={column.wraps}
        >
          {inLines(
            column,
            row,
            column.id === linkColumn ? (
              <RowTitle href={href} label={rowLabel(row)} look={look} wraps={column.wraps}>
                {column.cell(row)}
              </RowTitle>
            ) : column.wraps && !column.second ? (
              <Lines>{column.cell(row)}</Lines>
            ) : (
              column.cell(row)
            ),
          )}
        </td>
      ))}
    </BodyRow>
  );
}

/** A row of the grid; while others are selected, or scroll in and out, it is not drawn anew. */
export const GridRow = memo(Row) as typeof Row;
