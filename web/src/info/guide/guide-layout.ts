import { styled } from "@mui/material/styles";

/** Text to be read, with room for the top bar above what an address leads to. */
export const Prose = styled("div")({
  maxWidth: 820,
  lineHeight: 1.6,
  "& p, & ul, & ol": { margin: "8px 0 0" },
  "& ul, & ol": { paddingInlineStart: 22 },
  "& li + li": { marginTop: 6 },
  "& section": { scrollMarginTop: 72 },
  "& h2": { marginTop: 32, fontSize: "1.125rem" },
  "& > div:first-of-type > h2": { marginTop: 0 },
  "& h3": { margin: "20px 0 0", fontSize: "1rem" },
  "& code": { fontSize: "0.9em" },
  "& [tabindex='-1']:focus": { outline: "none" },
  "& pre, & figure": { marginTop: 12 },
});

/** The search of a text, above it. */
export const GuideSearch = styled("div")({ maxWidth: 480, marginBottom: 16 });

export const Results = styled("section")(({ theme }) => ({
  marginBottom: 24,
  padding: "8px 16px 12px",
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  "& ul": { listStyle: "none", margin: 0, padding: 0 },
  "& li": { marginTop: 8 },
  "& a": { fontWeight: 600 },
  "& span": { display: "block", fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));
