import { styled } from "@mui/material/styles";

const headHeight = 40;

/** A grid of boxes that scrolls both ways under its headings and beside its first column. */
export const GridScroller = styled("div")(({ theme }) => ({
  overflow: "auto",
  maxHeight: "min(70vh, 720px)",
  width: "fit-content",
  maxWidth: "100%",
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  scrollPadding: `${2 * headHeight}px 0 0 240px`,
  "&:focus-visible": { outline: `2px solid ${theme.colors.primary}`, outlineOffset: 1 },
  "& table": { borderCollapse: "separate", borderSpacing: 0, fontSize: "0.8125rem" },
  "& th, & td": {
    background: theme.colors.surface,
    borderBottom: `1px solid ${theme.colors.divider}`,
    padding: 0,
    height: 36,
    whiteSpace: "nowrap",
  },
  "& th": { fontWeight: 600, textAlign: "start", padding: "0 10px" },
  "& thead th": { position: "sticky", top: 0, zIndex: 2, height: headHeight, overflow: "hidden" },
  "& thead tr:nth-of-type(2) th": { top: headHeight + 1, textAlign: "center", fontWeight: 400, minWidth: 72 },
  "& thead th[scope=colgroup]": {
    textAlign: "center",
    maxWidth: 160,
    textOverflow: "ellipsis",
    "& small": { display: "block", fontWeight: 400, lineHeight: 1.2 },
  },
  "& th[scope=colgroup], & thead tr:nth-of-type(2) th:nth-of-type(odd), & td:nth-of-type(odd)": {
    borderInlineStart: `1px solid ${theme.colors.divider}`,
  },
  "& th:first-of-type:not([scope=colgroup])": {
    width: 240,
    minWidth: 200,
    maxWidth: 320,
    overflow: "hidden",
    textOverflow: "ellipsis",
    [theme.breakpoints.down("sm")]: { minWidth: 130, maxWidth: 150, whiteSpace: "normal" },
  },
  "& thead tr:first-of-type th:first-of-type": { left: 0, zIndex: 3 },
  "& thead tr:nth-of-type(2) th:first-of-type": { minWidth: 72, width: "auto" },
  "& th[scope=row]": { position: "sticky", left: 0, zIndex: 1, fontWeight: 400 },
  "& [data-heading] th:first-of-type": { maxWidth: "none", padding: 0 },
  "& [data-heading] span": { position: "sticky", left: 0, padding: "0 10px" },
  "& tbody tr:hover > *": { background: theme.colors.background },
  "& td[data-changed]": { background: theme.tones.amber.ground },
  "& label": { display: "grid", placeItems: "center", height: 36, cursor: "pointer" },
  "& input": { width: 18, height: 18, margin: 0, accentColor: theme.colors.primary, cursor: "pointer" },
  "@media (pointer: coarse)": { "& label, & td": { height: 44 } },
  "@media print": { maxHeight: "none", overflow: "visible" },
}));
