import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

const Scroller = styled("div")(({ theme }) => ({
  overflowX: "auto",
  "&:focus-visible": { outline: `2px solid ${theme.colors.primary}`, outlineOffset: 1 },
  "& table": { width: "100%", borderCollapse: "collapse", fontSize: "0.8125rem" },
  "& th, & td": {
    padding: "6px 12px 6px 0",
    textAlign: "start",
    verticalAlign: "top",
    // A column is never squeezed to its letters: what does not fit is scrolled to.
    overflowWrap: "break-word",
    minWidth: 88,
    borderBottom: `1px solid ${theme.colors.divider}`,
  },
  "& thead th": { fontWeight: 600, whiteSpace: "nowrap", color: theme.colors.textSecondary },
  "& tbody th": { fontWeight: 400, minWidth: 120 },
  "& [data-right]": { textAlign: "end", whiteSpace: "nowrap" },
  "& tr:last-of-type > *": { borderBottom: 0 },
  "& thead tr > *": { borderBottom: `1px solid ${theme.colors.divider}` },
}));

export type PlainColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "right";
};

type PlainTableProps<Row> = {
  label: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
};

/** A few rows of facts, of which the first column names the row; on a narrow screen it scrolls within itself. */
export function PlainTable<Row>({ label, columns, rows, rowId }: PlainTableProps<Row>) {
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" data-right={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map(({ id, cell, align }, index) =>
                index === 0 ? (
                  <th key={id} scope="row">
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
