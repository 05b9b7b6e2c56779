import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { routes } from "../../addresses/routes.ts";
import { typeIcons } from "../../look/type-icons.ts";

const words = texts.newDocument;

const Card = styled("section")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  padding: "16px 20px",
}));
const Title = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "flex-start",
  gap: 14,
  flex: 1,
  "& > svg": { fontSize: 32, color: theme.colors.primary },
}));
const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: "4px 8px" });

/** A type of document that can be made: what it is for, a start, and the list of those that were made. */
export function TypeCard({ type }: { type: DocumentType }) {
  const Icon = typeIcons[type];
  const { one, many } = texts.documents.types[type];
  return (
    <Card aria-labelledby={`type-${type}`}>
      <Title>
        <Icon aria-hidden />
        <div>
          <Typography variant="h2" id={`type-${type}`}>
            {one}
          </Typography>
          <Typography color="textSecondary">{words.typeHelp[type]}</Typography>
        </div>
      </Title>
      <Actions>
        <Button component={Link} to={routes.newDocument({ type })} variant="contained" startIcon={<Add />}>
          {words.newTitles[type]}
        </Button>
        <Button
          component={Link}
          to={routes.documents("subscriber", { type })}
          aria-label={words.openList(many.toLowerCase())}
        >
          {words.openListShort}
        </Button>
      </Actions>
    </Card>
  );
}
