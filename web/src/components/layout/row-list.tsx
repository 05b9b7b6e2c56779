import { styled } from "@mui/material/styles";

/** A list of a few things, each with its texts (`span`, `small` below) and with what may be done to it. */
export const RowList = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 16px", padding: "6px 0" },
  "& > li + li": { borderTop: `1px solid ${theme.colors.divider}` },
  "& > li > span": { flex: 1, minWidth: 200, overflowWrap: "anywhere" },
  "& small": { display: "block", fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));
