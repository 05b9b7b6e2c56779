import { styled } from "@mui/material/styles";
import { VisuallyHidden } from "../visually-hidden.tsx";
import type { DataColumn } from "./data-column.ts";
import { saysNothing } from "./says-nothing.ts";

/** What a card tells under its title: each column that says something of this row. */
export function CardDetails<Row>({ columns, row }: { columns: readonly DataColumn<Row>[]; row: Row }) {
  return (
    <dl>
      {columns.map(({ id, header, cell }) => {
        const shown = cell(row);
        return saysNothing(shown) ? null : (
          <div key={id} style={{ display: "contents" }}>
            <dt>{header}</dt>
            <dd>{shown}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const Line = styled("div")(({ theme }) => ({
  position: "relative",
  marginTop: 2,
  // What a row waits for is told by its title and what it is about; the rest stays quiet.
  "&[data-line=third]": { color: theme.colors.textSecondary, fontWeight: 400 },
  // A line ends after the point, never within the words that it stands between.
  "& > span + span::before": { content: '"\\00b7\\200b"', margin: "0 6px" },
  "&[data-one-line]": { display: "flex", whiteSpace: "nowrap" },
  "&[data-one-line] > span": { overflow: "hidden", textOverflow: "ellipsis" },
  "&[data-one-line=names] > span:not(:only-child):first-of-type": { flexShrink: 0, maxWidth: "62%" },
  // What stands whole at the end leaves room for one name.
  "&[data-one-line=whole] > span": {
    "&:not(:first-of-type):not([data-whole])": { display: "none" },
    "&[data-whole]": { flex: "none", marginInlineStart: "auto" },
    "&[data-whole]::before": { content: "none" },
  },
}));

/** A line of a card: what these columns say of this row, one after the other; the headings are for who hears them, where nobody needs to see them. */
export function CardLine<Row>({
  columns,
  row,
  line,
}: {
  columns: readonly DataColumn<Row>[];
  row: Row;
  line: "second" | "third";
}) {
  const said = columns.flatMap(({ id, header, card, named, oneLine, cell }) => {
    const shown = card === line ? cell(row) : undefined;
    return saysNothing(shown) ? [] : [{ id, header, named, oneLine, shown }];
  });
  if (said.length === 0) return null;
  const isOneLine = said.every((one) => one.oneLine);
  const ends = said.some((one) => one.oneLine === "whole") ? "whole" : "names";
  return (
    <Line data-line={line} data-one-line={isOneLine ? ends : undefined}>
      {said.map(({ id, header, named, oneLine, shown }) => (
        <span key={id} data-whole={oneLine === "whole" || undefined}>
          {named ? `${header}:\u00a0` : <VisuallyHidden>{header}: </VisuallyHidden>}
          {shown}
        </span>
      ))}
    </Line>
  );
}
