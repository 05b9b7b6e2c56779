import Close from "@mui/icons-material/Close";
import HourglassEmpty from "@mui/icons-material/HourglassEmpty";
import ReplyOutlined from "@mui/icons-material/ReplyOutlined";
import Button from "@mui/material/Button";
import type SvgIcon from "@mui/material/SvgIcon";
import { styled } from "@mui/material/styles";
import { refusalToReadMessages } from "@runko/domain/messages/message-parties";
import type { QuestionState } from "@runko/domain/documents/question-states";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { Section } from "../../components/layout/section.tsx";
import { StateChip } from "../../components/state-chip.tsx";
import type { ToneName } from "../../theme/tones.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { questionsQuery } from "../api/questions-query.ts";
import type { ScreenAction } from "../edit/offered-actions.ts";
import { QuestionText } from "./question-text.tsx";

const words = texts.questions;

const List = styled("ul")({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 16 });
const Item = styled("article")({ display: "grid", gap: 6, justifyItems: "start" });
const Answer = styled("div")(({ theme }) => ({
  paddingInlineStart: 10,
  borderInlineStart: `2px solid ${theme.colors.divider}`,
  "& p": { margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere", fontSize: "0.875rem" },
  "& small": { color: theme.colors.textSecondary },
}));

const looks: Record<QuestionState, { tone: ToneName; icon: typeof SvgIcon }> = {
  open: { tone: "amber", icon: HourglassEmpty },
  answered: { tone: "green", icon: ReplyOutlined },
  withdrawn: { tone: "grey", icon: Close },
  lapsed: { tone: "grey", icon: Close },
};

type QuestionsProps = {
  scope: Scope;
  userId: string;
  document: WholeDocument;
  onAction: (action: ScreenAction) => void;
};

/** The questions between the parties of a document; nothing for those whose they are not, and where none was asked. */
export function QuestionsSection({ scope, userId, document, onAction }: QuestionsProps) {
  const mayRead = refusalToReadMessages({ ...scope, userId }, document) === null;
  const { data, error, refetch } = useQuery({ ...questionsQuery(scope, document.id), enabled: mayRead });
  const { documentType: type, allowedActions } = document;
  const own = scope.role === "SUBSCRIBER" ? "subscriber" : "supplier";
  if (!mayRead || (data ? data.length === 0 : !error)) return null;
  return (
    <Section title={words.title}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <List>
        {data?.map((question) => {
          const { id, state, askedBy, answer, endedByName, endedAt } = question;
          const withdrawable = state === "open" && askedBy === own && allowedActions.includes("withdrawQuestion");
          return (
            <li key={id}>
              <Item aria-label={question.question}>
                <StateChip {...looks[state]} label={words.states[state]} />
                <QuestionText question={question} type={type} />
                {answer !== null && endedAt !== null && (
                  <Answer aria-label={words.answer}>
                    <p>{answer}</p>
                    <small>{words.asked(endedByName ?? "", texts.formats.instant(endedAt))}</small>
                  </Answer>
                )}
                {withdrawable && (
                  <Button size="small" variant="outlined" onClick={() => onAction("withdrawQuestion")} data-screen-only>
                    {texts.documents.actions.withdrawQuestion(type)}
                  </Button>
                )}
              </Item>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
