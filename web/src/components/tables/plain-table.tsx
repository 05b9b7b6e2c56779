import { styled } from "@mui/material/styles";
import { phoneScreen } from "../../screen/breakpoints.ts";
import { useMedia } from "../../screen/use-media.ts";
import { scrollShade } from "../../theme/scroll-shade.ts";
import { CardDetails } from "./card-details.tsx";
import type { DataColumn } from "./data-column.ts";

const Scroller = styled("div")(({ theme }) => ({
  overflowX: "auto",
  ...scrollShade(theme, theme.colors.surface),
  "&:focus-visible": { outline: `2px solid ${theme.colors.primary}`, outlineOffset: 1 },
  "& table": { width: "100%", borderCollapse: "collapse", fontSize: "0.8125rem" },
  "& th, & td": {
    padding: "6px 12px 6px 0",
    textAlign: "start",
    verticalAlign: "baseline",
    // A column is never squeezed to its letters: what does not fit is scrolled to.
    overflowWrap: "break-word",
    minWidth: 88,
    borderBottom: `1px solid ${theme.colors.divider}`,
  },
  "& thead th": { fontWeight: 600, whiteSpace: "nowrap", color: theme.colors.textSecondary },
  "& thead th[data-right]": { whiteSpace: "normal", verticalAlign: "bottom" },
  "& tbody th": { fontWeight: 400, minWidth: 120 },
  "& tr > th[data-figures]": { minWidth: 48 },
  "& [data-right]": { textAlign: "end", whiteSpace: "nowrap" },
  "&[data-titles-stay] tr > th:first-of-type": {
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    maxWidth: 260,
    backgroundColor: theme.colors.surface,
  },
  "& tr:last-of-type > *": { borderBottom: 0 },
  "& thead tr > *": { borderBottom: `1px solid ${theme.colors.divider}` },
  "@media print": {
    overflow: "visible",
    "& table": { fontSize: "0.6875rem" },
    "& th, & td, & tbody th": { minWidth: 0, padding: "3px 8px 3px 0" },
    "& thead th": { whiteSpace: "normal" },
    "& tr": { breakInside: "avoid" },
  },
}));

const Cards = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  fontSize: "0.8125rem",
  "& > li": { padding: "10px 0", borderTop: `1px solid ${theme.colors.divider}` },
  "& > li:first-of-type": { borderTop: 0 },
  "& dl": { display: "grid", gridTemplateColumns: "fit-content(46%) minmax(0, 1fr)", gap: "2px 12px", margin: 0 },
  "& dt": { minWidth: 96, color: theme.colors.textSecondary, overflowWrap: "break-word" },
  "& dd": { margin: 0, overflowWrap: "anywhere" },
}));
const CardTitle = styled("div")({
  marginBottom: 4,
  fontSize: "0.875rem",
  fontWeight: 600,
  overflowWrap: "anywhere",
  "& a": { display: "inline-block", lineHeight: "24px" },
});

type PlainTableProps<Row> = {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Figures that are compared with those beside them; on a phone they stay a table, which scrolls within itself. */
  compared?: boolean;
  /** Many columns are scrolled beside the first, which tells whose they are. */
  titlesStay?: boolean;
};

function TableRows<Row>({ label, columns, rows, rowId, titlesStay }: PlainTableProps<Row>) {
  return (
    <Scroller role="region" aria-label={label} tabIndex={0} data-titles-stay={titlesStay}>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, header, align, figures }) => (
              <th key={id} scope="col" data-right={align} data-figures={figures}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map(({ id, cell, align, figures }, index) =>
                index === 0 ? (
                  <th key={id} scope="row" data-figures={figures}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} data-right={align}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

function RowCards<Row>({ label, columns: [title, ...details], rows, rowId }: PlainTableProps<Row>) {
  return (
    <Cards aria-label={label}>
      {rows.map((row) => (
        <li key={rowId(row)}>
          <CardTitle>
            {title?.named && `${title.header} `}
            {title?.cell(row)}
          </CardTitle>
          <CardDetails columns={details} row={row} />
        </li>
      ))}
    </Cards>
  );
}

/** A few rows of facts, of which the first column names the row; on a phone each row is a card. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const narrow = useMedia(phoneScreen);
  return narrow && !props.compared ? <RowCards {...props} /> : <TableRows {...props} />;
}
