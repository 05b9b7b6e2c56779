import { texts } from "@runko/domain/texts/texts";
import { formatInstant } from "@runko/domain/values/instant";
import { formatNumber } from "@runko/domain/values/numeric-text";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { waitingOf, type ListedMassMail } from "./email-queries.ts";
import { RecipientChip } from "./recipient-chip.tsx";

const words = texts.controlEmails;

/** What the list shows of each mass e-mail. */
export const emailColumns: readonly DataColumn<ListedMassMail>[] = [
  { id: "subject", header: words.columns.subject, cell: ({ subject }) => subject, card: "title" },
  { id: "createdAt", header: words.columns.createdAt, cell: ({ createdAt }) => formatInstant(createdAt), width: 190 },
  {
    id: "createdBy",
    header: words.columns.createdBy,
    cell: ({ createdByName }) => createdByName ?? words.unknownUser,
    width: 200,
  },
  {
    id: "recipients",
    header: words.columns.recipients,
    cell: ({ recipients }) => formatNumber(recipients),
    width: 120,
    align: "right",
  },
  {
    id: "state",
    header: words.columns.state,
    cell: (mail) => (
      <>
        {waitingOf(mail) > 0 && words.progressOf(mail.recipients - waitingOf(mail), mail.recipients)}
        {waitingOf(mail) === 0 && <RecipientChip state={mail.failed > 0 ? "failed" : "sent"} amount={mail.failed} />}
      </>
    ),
    width: 200,
  },
];
