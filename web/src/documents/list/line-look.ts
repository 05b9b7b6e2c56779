import { styled } from "@mui/material/styles";

/** A few things below each other, each a link of three lines. */
export const Rows = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li + li": { borderTop: `1px solid ${theme.colors.divider}` },
}));
export const Row = styled("li", { shouldForwardProp: (prop) => prop !== "urgent" })<{ urgent: boolean }>(
  ({ theme, urgent }) => ({
    position: "relative",
    margin: "0 -16px",
    padding: "8px 16px",
    boxShadow: urgent ? `inset 4px 0 0 ${theme.colors.error}` : undefined,
    "&:hover": { background: theme.palette.action.hover },
    "& a": { color: "inherit", textDecoration: "none", fontWeight: 550 },
    "& a::after": { content: '""', position: "absolute", inset: 0 },
  }),
);
export const Name = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  "& svg": { fontSize: 18, color: theme.colors.textSecondary },
}));
export const Line = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 12px",
  minHeight: 26,
});
export const Side = styled("div")(({ theme }) => ({ fontSize: "0.8125rem", color: theme.colors.textSecondary }));
