import Close from "@mui/icons-material/Close";
import OpenInFull from "@mui/icons-material/OpenInFull";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { routes, type DocumentArea } from "../../addresses/routes.ts";
import type { WholeDocument } from "../api/entities.ts";
import { isUrgent } from "../list/row-facts.ts";
import { DocumentState } from "../state/document-state.tsx";
import { UrgentMark } from "../state/urgent-mark.tsx";

const words = texts.preview;

const Frame = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  margin: "0 -24px 12px",
  padding: "8px 24px",
  background: theme.palette.background.default,
  borderBottom: `1px solid ${theme.colors.divider}`,
}));
const Tools = styled("div")({ display: "flex", marginInlineStart: "auto" });
const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, flexBasis: "100%" });

type PreviewHeaderProps = {
  document: WholeDocument;
  area: DocumentArea;
  actions: ReactNode;
  onClose: () => void;
};

/** What the document beside a list is, what can be done with it, and the ways to its page and out. */
export function PreviewHeader({ document, area, actions, onClose }: PreviewHeaderProps) {
  const { id, documentType: type } = document;
  return (
    <Frame>
      <Typography variant="h2">{texts.documentPage.title(texts.documents.types[type].one, id)}</Typography>
      <DocumentState document={document} />
      {isUrgent(document) && <UrgentMark />}
      <Tools>
        <IconButton
          component={Link}
          to={routes.document(area, id)}
          aria-label={words.openPage}
          title={words.openPage}
          size="small"
        >
          <OpenInFull fontSize="small" />
        </IconButton>
        <IconButton onClick={onClose} aria-label={words.close} title={words.close} size="small">
          <Close fontSize="small" />
        </IconButton>
      </Tools>
      {actions && <Actions data-screen-only>{actions}</Actions>}
    </Frame>
  );
}
