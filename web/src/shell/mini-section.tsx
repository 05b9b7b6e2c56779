import { styled } from "@mui/material/styles";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { typeIcons } from "../look/type-icons.ts";
import type { SectionProps } from "./drawer-section.tsx";

const IconLink = styled(Link)(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeItems: "center",
  height: 44,
  color: theme.colors.textSecondary,
  "&:hover": { background: theme.palette.action.hover },
  "&[aria-current]": { background: theme.palette.action.selected, color: theme.colors.text },
  "&:focus-visible": { outlineOffset: -2 },
}));

const Badge = styled("span", { shouldForwardProp: (prop) => prop !== "urgent" })<{ urgent: boolean }>(
  ({ theme, urgent }) => ({
    position: "absolute",
    top: 4,
    insetInlineStart: 29,
    minWidth: 16,
    padding: "0 4px",
    borderRadius: 8,
    fontSize: "0.6875rem",
    fontWeight: 650,
    lineHeight: "16px",
    textAlign: "center",
    background: urgent ? theme.palette.error.main : theme.colors.accent,
    color: urgent ? theme.palette.error.contrastText : theme.colors.onAccent,
  }),
);

const most = 99;

const nameOf = (type: DocumentType, open: number, ofChildren: number, urgent: number) =>
  [
    texts.shell.count(`${texts.documents.types[type].many}: ${texts.documents.manyInState.OPEN}`, open),
    ...(ofChildren > 0 ? [texts.shell.ofChildren(ofChildren)] : []),
    ...(urgent > 0 ? [texts.shell.urgent(urgent)] : []),
  ].join(", ");

/** A document type in the mini drawer: its icon, with how many are open, in red while something is urgent. */
export function MiniSection({ type, listPath, counts, ofChildren, current }: SectionProps) {
  const Icon = typeIcons[type];
  const [open, urgent] = [counts?.OPEN ?? 0, counts?.urgent ?? 0];
  const name = nameOf(type, open, ofChildren?.OPEN ?? 0, urgent);
  return (
    <li>
      <IconLink
        to={`${listPath}?type=${type}`}
        aria-label={name}
        title={name}
        aria-current={current === undefined ? undefined : "page"}
      >
        <Icon fontSize="small" aria-hidden />
        {open > 0 && (
          <Badge aria-hidden urgent={urgent > 0}>
            {open > most ? `${most}+` : open}
          </Badge>
        )}
      </IconLink>
    </li>
  );
}
