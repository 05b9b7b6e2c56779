import type { RecipientState } from "@runko/domain/mass-mails/mass-mail";
import { texts } from "@runko/domain/texts/texts";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { waitingOf, type ListedMassMail } from "./email-queries.ts";
import { RecipientChip } from "./recipient-chip.tsx";

const words = texts.controlEmails;

function outcomeOf({ failed, stopped }: ListedMassMail): { state: RecipientState; amount: number } {
  if (stopped > 0) return { state: "stopped", amount: stopped };
  return { state: failed > 0 ? "failed" : "sent", amount: failed };
}

/** What the list shows of each mass e-mail. */
export const emailColumns: readonly DataColumn<ListedMassMail>[] = [
  { id: "subject", header: words.columns.subject, cell: ({ subject }) => subject, card: "title" },
  {
    id: "createdAt",
    header: words.columns.createdAt,
    cell: ({ createdAt }) => texts.formats.instant(createdAt),
    width: 190,
  },
  {
    id: "createdBy",
    header: words.columns.createdBy,
    cell: ({ createdByName }) => createdByName ?? words.unknownUser,
    width: 200,
  },
  {
    id: "recipients",
    header: words.columns.recipients,
    cell: ({ recipients }) => texts.formats.number(recipients),
    width: 120,
    align: "right",
  },
  {
    id: "state",
    header: words.columns.state,
    cell: (mail) => (
      <>
        {waitingOf(mail) > 0 && words.progressOf(mail.recipients - waitingOf(mail), mail.recipients)}
        {waitingOf(mail) === 0 && <RecipientChip {...outcomeOf(mail)} />}
      </>
    ),
    width: 200,
  },
];
