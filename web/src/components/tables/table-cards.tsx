import Checkbox from "@mui/material/Checkbox";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { CardDetails, CardLine } from "./card-details.tsx";
import type { DataColumn, DataTableProps } from "./data-column.ts";
import { rowPresses } from "./press-row.ts";
import type { Density } from "./density.ts";
import { RowTitle } from "./row-title.tsx";
import { useKeptHeights, useKnownHeights } from "./use-measured-heights.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { heldShift, useSelection } from "./use-selection.ts";
import type { TableModel } from "./use-table-model.ts";

const cardHeight = 112;
const unlabelled: ReadonlySet<string> = new Set(["hidden", "head", "second", "third"]);
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

const Head = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 8px",
  minHeight: 28,
  fontSize: "0.9375rem",
});
const Aside = styled("span")({ marginInlineStart: "auto" });

type TableCardsProps<Row> = {
  table: DataTableProps<Row>;
  model: TableModel<Row>;
  density: Density;
  children: ReactNode;
};

type CardHeadProps<Row> = {
  table: DataTableProps<Row>;
  columns: readonly DataColumn<Row>[];
  title: DataColumn<Row>;
  id: string;
  row: Row;
  onSelect: (how: ReturnType<typeof heldShift>) => void;
};

function CardHead<Row>({ table, columns, title, id, row, onSelect }: CardHeadProps<Row>) {
  const { selected, rowHref, rowLabel, rowLook } = table;
  return (
    <Head>
      {selected && (
        <Checkbox
          size="small"
          sx={{ p: 1 }}
          checked={selected.has(id)}
          onChange={(event) => onSelect(heldShift(event))}
          slotProps={{ input: { "aria-label": texts.common.table.selectRow(rowLabel(row)) } }}
        />
      )}
      <RowTitle href={rowHref(row)} label={rowLabel(row)} look={rowLook?.(row) ?? {}}>
        {title.cell(row)}
      </RowTitle>
      {columns.flatMap(({ id: column, card, cell }) =>
        card === "head" ? <Aside key={column}>{cell(row)}</Aside> : [],
      )}
    </Head>
  );
}

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
  const title = columns.find(({ id }) => id === linkColumn);
  const details = columns.filter(({ id, card }) => id !== linkColumn && !(card && unlabelled.has(card)));

  return (
    <>
      {table.rows === undefined && !table.error && <Waiting />}
      <List ref={list} aria-label={table.label} aria-busy={table.busy} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = rows[index];
          if (!item || !title) return null;
          const { id, row } = item;
          const look = table.rowLook?.(row) ?? {};
          return (
            <Card
              key={id}
              ref={virtualizer.measureElement}
              {...rowPresses}
              data-index={index}
              data-row={index}
              data-linked={table.rowHref(row) !== undefined || undefined}
              data-strong={look.strong}
              data-bar={look.bar}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ position: "absolute", insetInline: 0, top: 0, transform: `translateY(${start - top}px)` }}
            >
              <CardHead
                table={table}
                columns={columns}
                title={title}
                id={id}
                row={row}
                onSelect={(how) => select?.(index, how)}
              />
              <CardLine columns={columns} row={row} line="second" />
              <CardLine columns={columns} row={row} line="third" />
              {details.length > 0 && <CardDetails columns={details} row={row} />}
            </Card>
          );
        })}
      </List>
      {children}
    </>
  );
}
