import TableContainer from "@mui/material/TableContainer";
import { alpha, styled, type Theme } from "@mui/material/styles";
import { Link } from "react-router";
import type { Density } from "./density.ts";

/** Heights of rows: with a mouse, and at least with a finger. Source: screens.md */
export const rowHeights: Record<Density, number> = { compact: 30, normal: 36, roomy: 48 };
export const touchRowHeight = 44;
export const touchScreen = "(pointer: coarse)";

/** The edge under which something has gone, at its right or left. */
const edge = (theme: Theme, side: 1 | -1) =>
  `inset ${-side}px 0 0 ${theme.colors.outline}, ${6 * side}px 0 8px -6px ${theme.colors.textSecondary}`;

export const Scroller = styled(TableContainer)(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: "auto",
  scrollPaddingTop: rowHeights.normal + 8,
  position: "relative",
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  "& table": { tableLayout: "fixed" },
  "& th, & td": { padding: "0 6px", whiteSpace: "nowrap", overflow: "hidden", textOverflow: "ellipsis" },
  "& th": { whiteSpace: "normal", lineHeight: "16px" },
  "& .MuiTableSortLabel-icon": { margin: 0, fontSize: 14 },
  // What is not sorted by leaves the room of its arrow to its name.
  "& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon": {
    position: "absolute",
    insetInlineStart: "100%",
    "@media print": { display: "none" },
  },
  "& td": { fontSize: "0.8125rem", lineHeight: 1.43, borderBottom: `1px solid ${theme.colors.divider}` },
  "& td[data-align=right]": { textAlign: "right" },
  // Its lines are cut by themselves: one edge to cut at is cheaper than two.
  "& td[data-wraps]": { overflow: "visible" },
  "& [data-kept=box]": { left: 0, padding: "0 0 0 6px", overflow: "visible" },
  "& td[data-kept=box] > *": { padding: "7px 8px", marginInlineStart: 2 },
  "&[data-density=compact] td[data-kept=box] > *": { padding: 4, marginInlineStart: 6 },
  // Nothing is held where all has its place: the browser minds every held cell as one scrolls.
  "&[data-wide] td[data-kept]": { position: "sticky", zIndex: 1, backgroundColor: theme.colors.surface },
  "&[data-wide] th[data-kept]": { zIndex: 3 },
  "& [data-kept=start]": { left: "var(--kept-start)" },
  "& [data-kept=both]": { left: "var(--kept-both)", right: 0 },
  "&[data-edges~=start] [data-kept=start], &[data-edges~=left] [data-kept=both]": { boxShadow: edge(theme, 1) },
  "&[data-edges~=right] [data-kept=both]": { boxShadow: edge(theme, -1) },
  // On paper every column is there, as wide as it must be, and its text whole.
  "@media print": {
    overflow: "visible",
    border: 0,
    "& table": { tableLayout: "auto", width: "100% !important" },
    "& colgroup, & [data-kept=box]": { display: "none" },
    "& th, & td": {
      padding: "2px",
      whiteSpace: "normal",
      overflowWrap: "break-word",
      fontSize: "0.65625rem",
      position: "static",
    },
    "&[data-wide] td[data-kept]": { position: "static" },
    "& tr": { breakInside: "avoid" },
  },
}));

/** Text of a cell that may go on to a second line, which the row has room for as it is. */
export const Lines = styled("div")({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  whiteSpace: "normal",
  // A word that is too long is cut: broken it would be read as two.
  overflowWrap: "normal",
  textOverflow: "ellipsis",
  lineHeight: "16px",
  "[data-density=compact] &": { display: "block", whiteSpace: "nowrap" },
  "[data-density=roomy] &": { lineHeight: "20px" },
  "@media print": { display: "block" },
});

/** The cell of two columns: a line for each, though one of them has nothing to tell. */
export const Pair = styled("div")(({ theme }) => ({
  lineHeight: "16px",
  "& > div": { minHeight: "1lh", overflow: "hidden", textOverflow: "ellipsis" },
  "& > :last-child": { color: theme.colors.textSecondary },
  "& a[data-row-link]": { minHeight: 0, lineHeight: "inherit", verticalAlign: "top" },
  "[data-density=compact] &": { fontSize: "0.75rem", lineHeight: "14px" },
  "[data-density=roomy] &": { lineHeight: "20px" },
}));

/** A ground of a row, which is painted anew over the opaque one of what is kept in sight. */
const painted = (color: string) => ({
  background: color,
  "& > [data-kept]": { backgroundImage: `linear-gradient(${color}, ${color})` },
});

const framed = (color: string, ...more: string[]) => ({
  boxShadow: [`inset 0 2px 0 ${color}`, `inset 0 -2px 0 ${color}`, ...more].join(", "),
});

export const BodyRow = styled("tr")(({ theme }) => ({
  "&[data-linked]": { cursor: "pointer" },
  "&:hover": painted(theme.palette.action.hover),
  "&:focus-within": painted(theme.palette.action.hover),
  "&[data-strong=true] td": { fontWeight: 650 },
  "&[data-current=true]": painted(theme.palette.action.selected),
  "&[data-selected=true]": painted(alpha(theme.colors.primary, theme.palette.action.selectedOpacity)),
  "&[data-bar=true] td:first-of-type": { boxShadow: `inset 4px 0 0 ${theme.tones.red.line}` },
  // Around the row, cell by cell: what is kept in sight would cover an outline of the row itself. Told by markRow, for
  // a browser looks through all rows for `:has` whenever one comes in.
  "&[data-focused] > td": framed(theme.colors.primary),
  "&[data-focused] > td:first-of-type": framed(theme.colors.primary, `inset 2px 0 0 ${theme.colors.primary}`),
  "&[data-focused] > td:last-of-type": framed(theme.colors.primary, `inset -2px 0 0 ${theme.colors.primary}`),
}));

/** The link of a row; the row hands it what is pressed beside it (pressRow). */
export const RowLink = styled(Link)({
  display: "inline-block",
  maxWidth: "100%",
  minHeight: 24,
  verticalAlign: "middle",
  lineHeight: "24px",
  color: "inherit",
  textDecoration: "none",
  "&[data-lines]": { display: "inline-flex", alignItems: "center" },
  "&:focus-visible": { outline: "none" },
  "@media (forced-colors: active)": { "&:focus-visible": { outline: "2px solid Highlight" } },
});

export const Dot = styled("span")(({ theme }) => ({
  display: "inline-block",
  flex: "none",
  width: 8,
  height: 8,
  marginInlineEnd: 6,
  borderRadius: "50%",
  background: theme.colors.accent,
}));
