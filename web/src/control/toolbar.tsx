import { styled } from "@mui/material/styles";

/** Search and filters above a list of the control area. */
export const Toolbar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "8px 16px",
  paddingBottom: 12,
});
