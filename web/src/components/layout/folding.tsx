import ExpandMore from "@mui/icons-material/ExpandMore";
import { styled } from "@mui/material/styles";

/** How the summary of a `details` looks that has the portal's mark in place of the browser's triangle. */
export const foldingSummary = {
  display: "flex",
  alignItems: "center",
  cursor: "pointer",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
} as const;

const Mark = styled(ExpandMore)({ flex: "none", "details[open] > summary > &": { rotate: "180deg" } });

/** Which way a `details` opens; stands in its summary. */
export const FoldMark = () => <Mark aria-hidden />;
