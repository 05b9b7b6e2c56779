import Checkbox from "@mui/material/Checkbox";
import { texts } from "@runko/domain/texts/texts";
import { memo, useMemo, type ReactNode } from "react";
import type { DataTableProps, RowLook } from "./data-column.ts";
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

type RowCellsProps<Row> = Pick<GridRowProps<Row>, "columns" | "linkColumn" | "row" | "rowLabel"> & {
  href: string | undefined;
  look: RowLook;
};

function Cells<R>({ columns, linkColumn, row, rowLabel, href, look }: RowCellsProps<R>): ReactNode {
  return columns.map((column) => (
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
  ));
}

/** What a row says; not drawn anew as it is selected. */
const RowCells = memo(Cells) as typeof Cells;

// Elements of their own, not the library's: rows are made and thrown away as fast as one scrolls.
function Row<R>(props: GridRowProps<R>) {
  const { rowHref, rowLabel, rowLook, columns, linkColumn, index, row, height, selected, select } = props;
  const look = useMemo(() => rowLook?.(row) ?? {}, [rowLook, row]);
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
      <RowCells {...{ columns, linkColumn, row, rowLabel, href, look }} />
    </BodyRow>
  );
}

/** A row of the grid; while others are selected, or scroll in and out, it is not drawn anew. */
export const GridRow = memo(Row) as typeof Row;
