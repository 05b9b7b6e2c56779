import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import { styled } from "@mui/material/styles";
import { staleError } from "@runko/domain/operations/outbox-topics";
import { texts } from "@runko/domain/texts/texts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { MailAddress } from "../../components/mail-address.tsx";
import { StateChip } from "../../components/state-chip.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import type { MailEntry } from "./mail-queries.ts";

const words = texts.controlMails;

const Small = styled("small")(({ theme }) => ({
  display: "block",
  color: theme.colors.textSecondary,
  overflowWrap: "anywhere",
}));
const Buttons = styled("span")({ display: "inline-flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 4 });

const chips = {
  waiting: { tone: "blue", icon: ScheduleOutlined },
  sent: { tone: "green", icon: CheckCircleOutlined },
  dead: { tone: "red", icon: ErrorOutlined },
} as const;

/** The subject, or what the mail is about when it is made as it is sent. */
export const subjectOf = ({ subject, topic }: MailEntry): string =>
  subject || (texts.controlOverview.topics[topic] ?? words.noSubject);

function stateDetails({ state, doneAt, nextAt, attempts, error }: MailEntry): string[] {
  const when =
    state === "waiting"
      ? attempts > 0 && nextAt !== null && words.nextTry(texts.formats.instant(nextAt))
      : doneAt !== null && (state === "sent" ? words.sentAt : words.givenUpAt)(texts.formats.instant(doneAt));
  const said = state !== "sent" && error !== null && (error === staleError ? words.stale : words.serverSaid(error));
  return [when, said].filter((one) => one !== false);
}

type Actions = { read: (mail: MailEntry) => void; resend: (mail: MailEntry) => void };

/** What the table shows of each mail. */
export const mailColumns = ({ read, resend }: Actions): readonly DataColumn<MailEntry>[] => [
  { id: "createdAt", header: words.created, cell: ({ createdAt }) => texts.formats.instant(createdAt) },
  {
    id: "mail",
    header: words.subject,
    cell: (mail) => (
      <>
        {subjectOf(mail)}
        <Small>
          <MailAddress address={mail.to} />
        </Small>
      </>
    ),
  },
  {
    id: "state",
    header: words.state,
    cell: (mail) => (
      <>
        <StateChip {...chips[mail.state]} label={words.states[mail.state]} />
        {stateDetails(mail).map((line) => (
          <Small key={line}>{line}</Small>
        ))}
      </>
    ),
  },
  { id: "attempts", header: words.attempts, cell: ({ attempts }) => texts.formats.number(attempts), align: "right" },
  {
    id: "actions",
    header: words.actions,
    cell: (mail) => (
      <Buttons>
        <ActionButton
          size="small"
          aria-label={words.readWhich(subjectOf(mail), mail.to)}
          aria-haspopup="dialog"
          onClick={() => read(mail)}
        >
          {words.read}
        </ActionButton>
        {mail.state === "dead" && (
          <ActionButton
            size="small"
            aria-label={words.resendWhich(subjectOf(mail), mail.to)}
            onClick={() => resend(mail)}
          >
            {words.resend}
          </ActionButton>
        )}
      </Buttons>
    ),
    align: "right",
  },
];
