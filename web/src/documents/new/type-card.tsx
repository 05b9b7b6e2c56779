import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { paths } from "../../look/paths.ts";
import { typeIcons } from "../../look/type-icons.ts";
import { productGroupsQuery } from "../api/catalogue-queries.ts";

const words = texts.documentForm;

const Card = styled("section")(({ theme }) => ({
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  marginBottom: 16,
}));
const Head = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px 16px", padding: 20 });
const Title = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 14,
  flex: "1 1 300px",
  "& > svg": { fontSize: 32, color: theme.colors.primary },
}));
const Shortcuts = styled("div")(({ theme }) => ({
  borderTop: `1px solid ${theme.colors.divider}`,
  padding: "14px 20px 20px",
}));
const Groups = styled("ul")({
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
  gap: 8,
  margin: "8px 0 0",
  padding: 0,
});
const GroupLink = styled(Link)(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  height: "100%",
  minHeight: 52,
  padding: "8px 14px",
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  color: "inherit",
  textDecoration: "none",
  fontWeight: 550,
  "& small": { fontWeight: 400, color: theme.colors.textSecondary, fontSize: "0.75rem" },
  "&:hover": { borderColor: theme.colors.primary, background: theme.palette.action.hover },
}));

function GroupShortcuts({ type }: { type: DocumentType }) {
  const { data, error, refetch } = useQuery(productGroupsQuery());
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonBlock lines={3} />;
  return (
    <Groups>
      {data.map(({ id, name, category }) => {
        const categoryName = texts.enumerations.productCategory[category];
        return (
          <li key={id}>
            <GroupLink to={`${paths.newDocument({ type, formType: category })}&productGroup=${id}`}>
              {name}
              {categoryName !== name && <small>{categoryName}</small>}
            </GroupLink>
          </li>
        );
      })}
    </Groups>
  );
}

/** A type of document that can be made: what it is for, a start, and starts from each product group. */
export function TypeCard({ type }: { type: DocumentType }) {
  const Icon = typeIcons[type];
  const { one, many } = texts.documents.types[type];
  return (
    <Card aria-labelledby={`type-${type}`}>
      <Head>
        <Title>
          <Icon aria-hidden />
          <div>
            <Typography variant="h2" id={`type-${type}`}>
              {one}
            </Typography>
            <Typography color="textSecondary">{words.typeHelp[type]}</Typography>
          </div>
        </Title>
        <Button component={Link} to={paths.documents("subscriber", { type })}>
          {words.openList(many.toLowerCase())}
        </Button>
        <Button component={Link} to={paths.newDocument({ type })} variant="contained" startIcon={<Add />}>
          {words.newTitles[type]}
        </Button>
      </Head>
      <Shortcuts>
        <Typography variant="h3">{words.shortcuts}</Typography>
        <GroupShortcuts type={type} />
      </Shortcuts>
    </Card>
  );
}
