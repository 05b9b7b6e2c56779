import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import { routes } from "../../addresses/routes.ts";
import { productGroupsQuery } from "../api/catalogue-queries.ts";

const words = texts.newDocument;

const Groups = styled("ul")({
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
  gap: 8,
  margin: 0,
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

/** Starts of a document of this type, one from each product group. */
export default function GroupShortcuts({ type }: { type: DocumentType }) {
  const { data, error, refetch } = useQuery(productGroupsQuery());
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Section
      title={words.shortcuts[type]}
      actions={
        <Button component={Link} to={routes.imports()} startIcon={<UploadFileOutlined />}>
          {texts.imports.menu}
        </Button>
      }
    >
      {data ? (
        <Groups>
          {data.map(({ id, name, category }) => {
            const categoryName = texts.enumerations.productCategory[category];
            return (
              <li key={id}>
                <GroupLink to={`${routes.newDocument({ type, formType: category })}&productGroup=${id}`}>
                  {name}
                  {categoryName !== name && <small>{categoryName}</small>}
                </GroupLink>
              </li>
            );
          })}
        </Groups>
      ) : (
        <SkeletonBlock lines={3} />
      )}
    </Section>
  );
}
