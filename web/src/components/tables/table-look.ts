import TableContainer from "@mui/material/TableContainer";
import TableRow from "@mui/material/TableRow";
import { styled } from "@mui/material/styles";
import { Link } from "react-router";

/** Heights of rows: with a mouse, and with a finger. Source: screens.md */
export const rowHeight = 36;
export const touchRowHeight = 44;
export const touchScreen = "(pointer: coarse)";

export const Scroller = styled(TableContainer)(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: "auto",
  scrollPaddingTop: rowHeight + 8,
  position: "relative",
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  "& table": { tableLayout: "fixed" },
  "& th, & td": { padding: "0 10px", whiteSpace: "nowrap", overflow: "hidden", textOverflow: "ellipsis" },
  "& .MuiTableSortLabel-icon": { margin: "0 2px", fontSize: 14 },
  "& .MuiTableCell-paddingCheckbox": { padding: "0 0 0 8px", overflow: "visible" },
  // On paper every column is there, as wide as it must be, and its text whole.
  "@media print": {
    overflow: "visible",
    border: 0,
    "& table": { tableLayout: "auto", minWidth: "0 !important" },
    "& colgroup, & .MuiTableCell-paddingCheckbox": { display: "none" },
    "& th, & td": {
      padding: "2px",
      whiteSpace: "normal",
      overflowWrap: "break-word",
      fontSize: "0.65625rem",
      position: "static",
    },
    "& tr": { breakInside: "avoid" },
  },
}));

export const BodyRow = styled(TableRow)(({ theme }) => ({
  position: "relative",
  "&:hover": { background: theme.palette.action.hover },
  "&:focus-within": { background: theme.palette.action.hover },
  "&[data-strong=true] td": { fontWeight: 650 },
  "&[data-current=true]": { background: theme.palette.action.selected },
  "&[data-bar=true] td:first-of-type": { boxShadow: `inset 4px 0 0 ${theme.tones.red.line}` },
  "& button, & .MuiCheckbox-root": { position: "relative", zIndex: 1 },
}));

/** The link of a row, which takes presses anywhere on it. */
export const RowLink = styled(Link)(({ theme }) => ({
  display: "inline-block",
  verticalAlign: "middle",
  lineHeight: "24px",
  color: "inherit",
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": { outline: `2px solid ${theme.colors.primary}`, outlineOffset: -2 },
}));

export const Dot = styled("span")(({ theme }) => ({
  display: "inline-block",
  width: 8,
  height: 8,
  marginInlineEnd: 6,
  borderRadius: "50%",
  background: theme.colors.accent,
}));
