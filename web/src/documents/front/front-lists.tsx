import { styled } from "@mui/material/styles";

/** The lists of a front page beside each other, as many as fit. */
export const FrontLists = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(300px, 100%), 1fr))",
  alignItems: "start",
  gap: 16,
  marginBottom: 16,
});
