import { styled } from "@mui/material/styles";

/** The frame of a message that stands where content would. */
export const CenteredMessage = styled("div")({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 12,
  padding: "40px 16px",
  textAlign: "center",
});
