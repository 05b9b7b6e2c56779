import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import type { NewsletterHead } from "./newsletter-queries.ts";

const words = texts.newsletters;

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  "& li + li": { borderTop: `1px solid ${theme.colors.divider}` },
}));

const Row = styled(Link)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "12px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "2px 12px",
  minHeight: 48,
  padding: "8px 16px",
  color: "inherit",
  textDecoration: "none",
  "&:hover": { background: theme.palette.action.hover },
  "&:focus-visible": { outlineOffset: -2 },
  "& time, & [data-unread]": { fontSize: "0.8125rem" },
  "& time": { color: theme.colors.textSecondary },
  "& [data-unread]": { color: theme.colors.accent, fontWeight: 650 },
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "12px minmax(0, 1fr)",
    "& > span:last-of-type": { gridColumn: 2 },
  },
}));

const Dot = styled("span")(({ theme }) => ({
  width: 9,
  height: 9,
  borderRadius: "50%",
  background: theme.colors.accent,
}));
const Side = styled("span")({ display: "flex", flexWrap: "wrap", gap: "0 12px" });

/** Newsletters by their headings; the unread ones are bold, with a dot and the word. */
export function NewsletterRows({ newsletters }: { newsletters: readonly NewsletterHead[] }) {
  return (
    <List>
      {newsletters.map(({ id, title, publishedAt, read }) => (
        <li key={id}>
          <Row to={`/info/newsletters/${id}`}>
            {read ? <span /> : <Dot aria-hidden />}
            <span style={{ fontWeight: read ? 450 : 700 }}>{title}</span>
            <Side>
              {!read && <span data-unread>{words.unread}</span>}
              <time dateTime={publishedAt}>{texts.formats.instant(publishedAt)}</time>
            </Side>
          </Row>
        </li>
      ))}
    </List>
  );
}
