import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableHead from "@mui/material/TableHead";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useDeferredValue, useMemo, useRef, type ReactNode, type RefObject } from "react";
import { useMedia } from "../../screen/use-media.ts";
import { rovingStops } from "../roving-stops.ts";
import { columnWidths } from "./column-widths.ts";
import { fitColumns, keptBySort, type FittedColumn } from "./fit-columns.ts";
import { CutText } from "./cut-text.tsx";
import type { DataTableProps } from "./data-column.ts";
import { keptPlaces, keptStyle } from "./kept-columns.ts";
import type { Density } from "./density.ts";
import { GridRow } from "./grid-row.tsx";
import { HeaderCells, pairHeight } from "./header-cells.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { rowHeights, Scroller, touchRowHeight, touchScreen } from "./table-look.ts";
import { useDraggedWidths } from "./use-dragged-widths.ts";
import { useKeptEdges } from "./use-kept-edges.ts";
import { useRoom } from "./use-room.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";
import { useSelection } from "./use-selection.ts";
import type { TableModel } from "./use-table-model.ts";

/** One Tab stop for the box of all rows and the headings by which one sorts. */
const headings = rovingStops("[role=button], input");

const virtualFrom = 100;
const checkboxWidth = 40;

function Filler({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={columns} aria-hidden />
    </tr>
  );
}

type TableGridProps<Row> = {
  table: DataTableProps<Row>;
  model: TableModel<Row>;
  density: Density;
  children: ReactNode;
};

type Drawing = {
  scroller: RefObject<HTMLElement | null>;
  /** Of a row, and of the headings above them. */
  height: number;
  headHeight: number;
  printing: boolean;
};

/** Which rows are drawn, and the room that those before and after them take. */
function useDrawnRows<Row>(rows: TableModel<Row>["rows"], { scroller, height, headHeight, printing }: Drawing) {
  const virtual = rows.length > virtualFrom && !printing;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
    enabled: virtual,
    scrollPaddingStart: headHeight,
  });
  const items = virtualizer.getVirtualItems();
  return {
    reveal: (index: number) => virtual && virtualizer.scrollToIndex(index),
    drawn: virtual
      ? items.flatMap(({ index }) => ({ index, ...rows[index] }))
      : rows.map((row, index) => ({ index, ...row })),
    before: virtual ? (items[0]?.start ?? 0) : 0,
    after: virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
  };
}

/** Rows and columns, virtual when there are many; `children` stands in the place of rows that are not there. */
export function TableGrid<Row>({ table, model, density, children }: TableGridProps<Row>) {
  const { selected, rowHref, rowLabel, rowLook } = table;
  const { rows, linkColumn } = model;
  const scroller = useRef<HTMLDivElement>(null);
  const height = Math.max(rowHeights[density], useMedia(touchScreen) ? touchRowHeight : 0);
  const checkbox = selected ? checkboxWidth : 0;
  const room = useRoom(scroller);
  const printing = useMedia("print");
  // The heading that was pressed is drawn at once, other columns after it.
  const sorted = useDeferredValue(keptBySort(model.columns, table.sort?.column));
  const columns = useMemo<readonly FittedColumn<Row>[]>(
    // Nothing is measured at first, and paper is another screen: every column is there until it is known.
    () =>
      room === 0 || printing
        ? model.columns
        : fitColumns(model.columns, { room: room - checkbox, own: table.widths, sorted }),
    [model.columns, room, checkbox, printing, table.widths, sorted],
  );
  const headHeight = columns.some(({ second }) => second) ? Math.max(pairHeight, height) : height;
  const { reveal, drawn, before, after } = useDrawnRows(rows, { scroller, height, headHeight, printing });
  // Before the columns are known the heading is lower, and the end of the rows is not where it was.
  useScrollMemory(scroller, rows.length > 0 && room > 0);
  const select = useSelection(rows, table);
  useRowKeys({ count: rows.length, reveal, select });

  const rowIds = useMemo(() => rows.map(({ id }) => id), [rows]);
  const columnCount = columns.length + (selected ? 1 : 0);
  const { dragged, handles } = useDraggedWidths(table);
  const widths = useMemo(
    () => columnWidths(columns, room - checkbox, dragged ?? table.widths),
    [columns, room, checkbox, dragged, table.widths],
  );
  const kept = useMemo(() => keptPlaces(columns, widths, checkbox), [columns, widths, checkbox]);
  useKeptEdges(scroller, kept, room);
  const width = widths.reduce((sum, one) => sum + one, checkbox);
  return (
    <Scroller
      ref={scroller}
      aria-busy={table.busy || table.rows === undefined}
      data-density={density}
      data-wide={width > room || undefined}
      style={keptStyle(kept)}
    >
      <Table size="small" stickyHeader aria-label={table.label} aria-rowcount={rows.length + 1} style={{ width }}>
        <colgroup>
          {selected && <col style={{ width: checkboxWidth }} />}
          {columns.map(({ id }, place) => (
            <col key={id} style={{ width: widths[place] }} />
          ))}
        </colgroup>
        <TableHead ref={headings}>
          <HeaderCells {...table} columns={columns} rowIds={rowIds} height={headHeight} handles={handles} />
        </TableHead>
        <TableBody>
          {table.rows === undefined && !table.error && (
            <SkeletonRows rows={table.skeletonRows ?? 12} columns={columnCount} height={height} />
          )}
          <Filler height={before} columns={columnCount} />
          {drawn.map(({ index, id, row }) =>
            id === undefined || row === undefined ? null : (
              <GridRow
                key={id}
                rowHref={rowHref}
                rowLabel={rowLabel}
                rowLook={rowLook}
                columns={columns}
                linkColumn={linkColumn}
                index={index}
                row={row}
                height={height}
                selected={selected?.has(id)}
                select={select}
              />
            ),
          )}
          <Filler height={after} columns={columnCount} />
        </TableBody>
      </Table>
      {children}
      <CutText scroller={scroller} />
    </Scroller>
  );
}
