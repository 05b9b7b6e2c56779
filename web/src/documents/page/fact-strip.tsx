import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { useMinute } from "../../screen/use-minute.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { DueCell } from "../list/due-cell.tsx";
import { documentFacts } from "./document-facts.ts";

const words = texts.documentPage.facts;

const Strip = styled("ul")(({ theme }) => ({
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 24px",
  margin: "0 0 16px",
  padding: "10px 16px",
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  "& > li": { minWidth: 0, maxWidth: "min(340px, 100%)" },
  [theme.breakpoints.down("sm")]: { gap: "6px 20px", padding: "8px 12px" },
  "@media print": { padding: "8px 0", border: 0 },
}));
const Label = styled("span")(({ theme }) => ({
  display: "block",
  fontSize: "0.75rem",
  lineHeight: 1.4,
  color: theme.colors.textSecondary,
}));
const Value = styled("span")({
  fontWeight: 550,
  overflowWrap: "anywhere",
  "& > a": { display: "inline-block", minHeight: 24 },
});

function Item({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      <Label>{label}</Label>
      <Value>{children}</Value>
    </li>
  );
}

function TimeLeft({ document }: { document: WholeDocument }) {
  const now = useMinute().toISOString();
  if (document.clockState === null) return null;
  return (
    <Item label={words.due}>
      <DueCell row={document} now={now} inFull />
    </Item>
  );
}

/** What one opens a document for, on one line under its title. */
export function FactStrip({ scope, document }: { scope: Scope; document: WholeDocument }) {
  return (
    <Strip aria-label={words.title}>
      {documentFacts(document, scope).map(({ label, value, href, to, name }) => (
        <Item key={label} label={label}>
          {to ? (
            <Link component={RouterLink} to={to} aria-label={name}>
              {value}
            </Link>
          ) : href ? (
            <Link href={href}>{value}</Link>
          ) : (
            value
          )}
        </Item>
      ))}
      <TimeLeft document={document} />
    </Strip>
  );
}
