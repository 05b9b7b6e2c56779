import Typography from "@mui/material/Typography";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { Section } from "../../components/layout/section.tsx";
import type { WholeDocument } from "../api/entities.ts";
import type { ScreenAction } from "../edit/offered-actions.ts";
import { AnswerButtons } from "./answer-buttons.tsx";

const words = texts.documentPage.handler;

const ways = ["take", "assign"] as const;

type HandlerSectionProps = {
  role: PathRole;
  userId: string;
  document: WholeDocument;
  busy: boolean;
  onAction: (action: ScreenAction) => void;
};

/** Who handles a document on the reader's own side, and the ways to change that; it is not printed for the other side. */
export function HandlerSection({ role, userId, document, busy, onAction }: HandlerSectionProps) {
  const { handlerId, handlerName, allowedActions } = document;
  if (handlerName === null && !ways.some((action) => allowedActions.includes(action))) return null;
  const name = handlerId === userId && handlerName !== null ? words.you(handlerName) : handlerName;
  return (
    <div data-screen-only>
      <Section title={words.title}>
        <Typography>{name ?? words.nobody}</Typography>
        <Typography variant="body2" color="textSecondary">
          {words.seenBy[role]}
        </Typography>
        <AnswerButtons document={document} actions={ways} busy={busy} onAction={onAction} />
      </Section>
    </div>
  );
}
