import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import { typeIcons } from "../../look/type-icons.ts";
import { caseQuery } from "../api/document-queries.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import { DocumentState } from "../state/document-state.tsx";

const words = texts.documentPage;

const Chain = styled("ol")({ listStyle: "none", margin: 0, padding: 0 });
const Item = styled("li")(({ theme }) => ({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "22px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "2px 8px",
  padding: "6px 8px",
  borderRadius: theme.shape.borderRadius,
  "& > svg": { fontSize: 20, color: theme.colors.textSecondary },
  "& a": { color: "inherit", fontWeight: 550, textDecoration: "none" },
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  "&:hover:not([aria-current])": { background: theme.palette.action.hover },
  "&[aria-current]": { background: theme.palette.action.selected },
  "& small": { gridColumn: "2 / -1", fontSize: "0.75rem", color: theme.colors.textSecondary },
}));

type CaseChainProps = {
  scope: Scope;
  document: Pick<DocumentRow, "id" | "caseId">;
  hrefOf: (eventId: number) => string;
};

/** The documents of the case, in the order in which they were made. */
export function CaseChain({ scope, document, hrefOf }: CaseChainProps) {
  const { data, error, refetch } = useQuery(caseQuery(scope, document.caseId));
  const rows = data?.toSorted((one, other) => one.id - other.id);
  return (
    <Section
      title={words.sections.case}
      actions={
        <Button size="small" component={Link} to="?view=case" data-screen-only>
          {texts.caseView.open}
        </Button>
      }
    >
      {error && !rows && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <SkeletonBlock lines={2} />}
      {rows && (
        <Chain>
          {rows.map((row) => {
            const Icon = typeIcons[row.documentType];
            const name = `${texts.shell.sectionLabel(texts.documents.types[row.documentType].one)} ${formatEventId(row.id)}`;
            const current = row.id === document.id;
            return (
              <Item key={row.id} aria-current={current ? "page" : undefined}>
                <Icon aria-hidden />
                {current ? <strong>{name}</strong> : <Link to={hrefOf(row.id)}>{name}</Link>}
                <DocumentState document={row} />
                <small>
                  {texts.formats.instant(row.createdAt)}
                  {row.productName && `, ${row.productName}`}
                  {current && `, ${words.thisDocument}`}
                </small>
              </Item>
            );
          })}
        </Chain>
      )}
      {rows?.length === 1 && (
        <Typography color="textSecondary" variant="body2" sx={{ mt: 2 }}>
          {scope.role === "ERROR_HANDLER" ? words.case.aloneOfFaults : words.case.alone}
        </Typography>
      )}
    </Section>
  );
}
