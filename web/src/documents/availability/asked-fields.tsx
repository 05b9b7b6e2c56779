import { styled } from "@mui/material/styles";

/** What is said of all requests that are made at once. */
export const AskedFields = styled("div")({
  display: "grid",
  gap: 12,
  alignItems: "start",
  gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))",
});
