import Checkbox from "@mui/material/Checkbox";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import { texts } from "@runko/domain/texts/texts";
import { memo } from "react";
import type { WidthHandles } from "./use-dragged-widths.ts";
import { WidthHandle } from "./width-handle.tsx";
import { nextSort, type DataColumn, type DataTableProps } from "./data-column.ts";

type HeaderProps<Row> = Pick<DataTableProps<Row>, "sort" | "onSort" | "selected" | "onSelectedChange"> & {
  columns: readonly DataColumn<Row>[];
  rowIds: readonly string[];
  height: number;
  handles: WidthHandles | undefined;
};

const ariaSort = { asc: "ascending", desc: "descending" } as const;

function Headings<Row>(props: HeaderProps<Row>) {
  const { columns, rowIds, height, sort, onSort, selected, onSelectedChange, handles } = props;
  const chosen = selected?.size ? rowIds.filter((id) => selected.has(id)).length : 0;
  return (
    <TableRow sx={{ height }}>
      {selected && onSelectedChange && (
        <TableCell padding="checkbox" data-kept="box">
          <Checkbox
            size="small"
            sx={{ p: 1 }}
            checked={chosen > 0 && chosen === rowIds.length}
            indeterminate={chosen > 0 && chosen < rowIds.length}
            onChange={(_event, checked) => onSelectedChange(new Set(checked ? rowIds : []))}
            slotProps={{ input: { "aria-label": texts.common.table.selectAll } }}
          />
        </TableCell>
      )}
      {columns.map(({ id, header, align, sortable, kept }) => {
        const direction = sort?.column === id ? sort.direction : undefined;
        return (
          <TableCell
            key={id}
            scope="col"
            data-kept={kept}
            align={align ?? "left"}
            aria-sort={sortable ? (direction ? ariaSort[direction] : "none") : undefined}
          >
            {sortable && onSort ? (
              <TableSortLabel
                active={direction !== undefined}
                direction={direction ?? "asc"}
                onClick={() => onSort(nextSort(sort, id))}
              >
                {header}
              </TableSortLabel>
            ) : (
              header
            )}
            {handles && (
              <WidthHandle onDrag={(width) => handles.onDrag(id, width)} onEnd={(width) => handles.onEnd(id, width)} />
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

/** The headings: names, sorting, and the checkbox that selects all that are shown. */
export const HeaderCells = memo(Headings) as typeof Headings;
