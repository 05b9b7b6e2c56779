import Checkbox from "@mui/material/Checkbox";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { memo, useMemo, type ReactNode } from "react";
import { CardDetails, CardLine } from "./card-details.tsx";
import type { DataColumn, DataTableProps, RowLook } from "./data-column.ts";
import { RowTitle } from "./row-title.tsx";
import { heldShift } from "./use-selection.ts";

const unlabelled: ReadonlySet<string> = new Set(["hidden", "head", "second", "third"]);

const Head = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 8px",
  minHeight: 28,
  fontSize: "0.9375rem",
});
const Aside = styled("span")({ marginInlineStart: "auto" });

type CardContentsProps<Row> = Pick<DataTableProps<Row>, "rowHref" | "rowLabel" | "rowLook"> & {
  columns: readonly DataColumn<Row>[];
  linkColumn: string | undefined;
  index: number;
  row: Row;
  /** Undefined where nothing is selected. */
  selected: boolean | undefined;
  select: ((index: number, withRange: boolean) => void) | undefined;
};

const plain: RowLook = {};

function Contents<R>(props: CardContentsProps<R>): ReactNode {
  const { columns, linkColumn, index, row, selected, select, rowHref, rowLabel, rowLook } = props;
  const details = useMemo(
    () => columns.filter(({ id, card }) => id !== linkColumn && !(card && unlabelled.has(card))),
    [columns, linkColumn],
  );
  return (
    <>
      <Head>
        {selected !== undefined && (
          <Checkbox
            size="small"
            sx={{ p: 1 }}
            checked={selected}
            onChange={(event) => select?.(index, heldShift(event))}
            slotProps={{ input: { "aria-label": texts.common.table.selectRow(rowLabel(row)) } }}
          />
        )}
        <RowTitle href={rowHref(row)} label={rowLabel(row)} look={rowLook?.(row) ?? plain}>
          {columns.find(({ id }) => id === linkColumn)?.cell(row)}
        </RowTitle>
        {columns.flatMap(({ id, card, cell }) => (card === "head" ? <Aside key={id}>{cell(row)}</Aside> : []))}
      </Head>
      <CardLine columns={columns} row={row} line="second" />
      <CardLine columns={columns} row={row} line="third" />
      {details.length > 0 && <CardDetails columns={details} row={row} />}
    </>
  );
}

/** What a card says of its row; while cards are measured, scrolled or others are selected, it is not drawn anew. */
export const CardContents = memo(Contents) as typeof Contents;
