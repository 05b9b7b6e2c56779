import { styled } from "@mui/material/styles";
import { topBarHeight } from "../../screen/sizes.ts";

/** Filled by a table that scrolls by itself, with the heading above it and the pages under it. */
export const FullPage = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  height: `calc(100dvh - ${topBarHeight}px)`,
  minHeight: 420,
  padding: "0 24px",
  [theme.breakpoints.down("sm")]: { height: "auto", minHeight: 0, padding: "0 12px" },
  "@media print": { height: "auto", padding: 0 },
}));
export const Middle = styled("div")({ flex: 1, minHeight: 0, display: "flex", flexDirection: "column", gap: 8 });
export const Foot = styled("div")({ padding: "4px 0" });

/** On a page with more than the table: so low that a long list scrolls by itself and stays virtual. */
export const PartOfPage = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  maxHeight: "max(420px, calc(100dvh - 330px))",
  [theme.breakpoints.down("sm")]: { maxHeight: "none" },
}));
