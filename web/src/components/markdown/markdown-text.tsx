import { styled } from "@mui/material/styles";
import { readMarkdown } from "./read-markdown.ts";
import { blockElements } from "./block-elements.tsx";

const Frame = styled("div")(({ theme }) => ({
  lineHeight: 1.6,
  overflowWrap: "anywhere",
  "& p, & ul, & ol, & pre, & blockquote, & table": { margin: "10px 0 0" },
  "& h3": { fontSize: "1rem", fontWeight: 650, margin: "20px 0 0" },
  "& h4": { fontSize: "0.9375rem", fontWeight: 650, margin: "16px 0 0" },
  "& ul, & ol": { paddingInlineStart: 22 },
  "& li + li": { marginTop: 4 },
  "& li > p": { margin: 0 },
  // Only what begins the text; a selector by place would warn of what a server draws.
  "&& > :not(* + *)": { marginTop: 0 },
  "& a": { color: theme.colors.primary },
  "& code": { fontSize: "0.9em", background: theme.colors.background, borderRadius: 4, padding: "1px 4px" },
  "& pre": { overflowX: "auto", background: theme.colors.background, borderRadius: 6, padding: 12 },
  "& pre code": { padding: 0, background: "none" },
  "& blockquote": {
    paddingInlineStart: 12,
    borderInlineStart: `3px solid ${theme.colors.divider}`,
    color: theme.colors.textSecondary,
  },
  "& hr": { border: 0, borderTop: `1px solid ${theme.colors.divider}`, margin: "16px 0 0" },
  "& table": { display: "block", overflowX: "auto", borderCollapse: "collapse" },
  "& th, & td": { textAlign: "start", padding: "4px 12px 4px 0", borderBottom: `1px solid ${theme.colors.divider}` },
}));

/** Markdown as elements of the page: only what is known here becomes one, all else is shown as it was written. */
export default function MarkdownText({ text }: { text: string }) {
  return <Frame>{blockElements(readMarkdown(text))}</Frame>;
}
