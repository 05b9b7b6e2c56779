import Checkbox from "@mui/material/Checkbox";
import { styled } from "@mui/material/styles";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import { texts } from "@runko/domain/texts/texts";
import { memo } from "react";
import { VisuallyHidden } from "../visually-hidden.tsx";
import type { FittedColumn } from "./fit-columns.ts";
import type { WidthHandles } from "./use-dragged-widths.ts";
import { WidthHandle } from "./width-handle.tsx";
import { nextSort, type DataColumn, type DataTableProps, type Sort } from "./data-column.ts";

type HeaderProps<Row> = Pick<DataTableProps<Row>, "sort" | "onSort" | "selected" | "onSelectedChange"> & {
  columns: readonly FittedColumn<Row>[];
  rowIds: readonly string[];
  height: number;
  handles: WidthHandles | undefined;
};

type HeadingProps = Pick<DataColumn<never>, "id" | "header" | "sortable"> & {
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** Whether it shares its heading with another column, so that it has to say itself how it is sorted. */
  shared: boolean;
};

/** The name of a column, by which one sorts where it can be sorted by. */
function Heading({ id, header, sortable, sort, onSort, shared }: HeadingProps) {
  if (!sortable || !onSort) return header;
  const direction = sort?.column === id ? sort.direction : undefined;
  return (
    <TableSortLabel
      active={direction !== undefined}
      direction={direction ?? "asc"}
      onClick={() => onSort(nextSort(sort, id))}
    >
      {header}
      {shared && direction && <VisuallyHidden>, {sortWords[direction]}</VisuallyHidden>}
    </TableSortLabel>
  );
}

/** Both names of a column of two, each to be pressed by a finger of its own. */
const HeadingPair = styled("div")({
  flexDirection: "inherit",
  "& > div": { display: "flow-root", flexDirection: "inherit", minHeight: 24, lineHeight: "24px" },
});
/** As high as two names are; the row of headings is as high at least. */
export const pairHeight = 48;

const sortWords = { asc: texts.common.table.ascending, desc: texts.common.table.descending } as const;
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
      {columns.map(({ id, header, align, sortable, kept, second }) => {
        const parts = [{ id, header, sortable }, ...(second ? [second] : [])];
        const direction = parts.some((part) => part.id === sort?.column) ? sort?.direction : undefined;
        return (
          <TableCell
            key={id}
            scope="col"
            data-kept={kept}
            align={align ?? "left"}
            aria-sort={parts.some((part) => part.sortable) ? (direction ? ariaSort[direction] : "none") : undefined}
          >
            {second ? (
              <HeadingPair>
                <div>
                  <Heading {...{ id, header, sortable, sort, onSort }} shared />
                  <VisuallyHidden> / </VisuallyHidden>
                </div>
                <div>
                  <Heading {...second} {...{ sort, onSort }} shared />
                </div>
              </HeadingPair>
            ) : (
              <Heading {...{ id, header, sortable, sort, onSort }} shared={false} />
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
