import { styled } from "@mui/material/styles";

/** What one of the parties wrote, with its lines as they were. */
export const SaidText = styled("p")({
  margin: 0,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  fontSize: "0.875rem",
});

/** Who said it and when, and the like. */
export const SaidSmall = styled("div")(({ theme }) => ({ fontSize: "0.75rem", color: theme.colors.textSecondary }));
