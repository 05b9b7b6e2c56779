import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { CardContents } from "./card-contents.tsx";
import type { DataTableProps } from "./data-column.ts";
import { rowPresses } from "./press-row.ts";
import type { Density } from "./density.ts";
import { useKeptHeights, useKnownHeights } from "./use-measured-heights.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useSelection } from "./use-selection.ts";
import type { TableModel } from "./use-table-model.ts";

const cardHeight = 112;
const cardGap = 8;

const List = styled("ul")({ listStyle: "none", margin: 0, padding: 0, position: "relative" });

const Card = styled("li")(({ theme }) => ({
  position: "relative",
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  padding: "10px 12px",
  fontSize: "0.8125rem",
  "&:focus-within": { background: theme.palette.action.hover },
  "&[data-strong=true]": { fontWeight: 650 },
  "&[data-bar=true]": { boxShadow: `inset 4px 0 0 ${theme.tones.red.line}` },
  "&[data-linked]": { cursor: "pointer" },
  "&[data-focused]": { outline: `2px solid ${theme.colors.primary}`, outlineOffset: -2 },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "minmax(min-content, 32%) minmax(0, 1fr)",
    gap: "2px 12px",
    margin: "6px 0 0",
  },
  "& dt": { color: theme.colors.textSecondary, fontWeight: 400, overflowWrap: "break-word" },
  "& dd": { margin: 0, minWidth: 0 },
}));

type TableCardsProps<Row> = {
  table: DataTableProps<Row>;
  model: TableModel<Row>;
  density: Density;
  children: ReactNode;
};

function Waiting() {
  return (
    <div aria-hidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={cardHeight} sx={{ mb: 2 }} />
      ))}
    </div>
  );
}

/** The rows of a table as cards, for a narrow screen; the page scrolls. */
export function TableCards<Row>({ table, model, children }: TableCardsProps<Row>) {
  const { columns, rows, linkColumn } = model;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => cardHeight,
    gap: cardGap,
    overscan: 6,
    scrollMargin: top,
    initialMeasurementsCache: useKnownHeights(),
  });
  useKeptHeights(virtualizer);
  const select = useSelection(rows, table);
  useRowKeys({
    count: rows.length,
    reveal: (index) => virtualizer.scrollToIndex(index),
    select,
  });
  const { rowHref, rowLabel, rowLook, selected } = table;

  return (
    <>
      {table.rows === undefined && !table.error && <Waiting />}
      <List ref={list} aria-label={table.label} aria-busy={table.busy} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = rows[index];
          if (!item) return null;
          const { id, row } = item;
          const look = rowLook?.(row) ?? {};
          return (
            <Card
              key={id}
              ref={virtualizer.measureElement}
              {...rowPresses}
              data-index={index}
              data-row={index}
              data-linked={rowHref(row) !== undefined || undefined}
              data-strong={look.strong}
              data-bar={look.bar}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ position: "absolute", insetInline: 0, top: 0, transform: `translateY(${start - top}px)` }}
            >
              <CardContents
                {...{ columns, linkColumn, index, row, select, rowHref, rowLabel, rowLook }}
                selected={selected?.has(id)}
              />
            </Card>
          );
        })}
      </List>
      {children}
    </>
  );
}
