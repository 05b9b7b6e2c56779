import { recipientStates } from "@runko/domain/mass-mails/mass-mail";
import { staleError } from "@runko/domain/operations/outbox-topics";
import { texts } from "@runko/domain/texts/texts";
import { Section } from "../../components/layout/section.tsx";
import { MailAddress } from "../../components/mail-address.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { ListTools } from "../../components/tables/list-tools.tsx";
import { PagedRows } from "../../components/tables/paged-rows.tsx";
import { boundedSizes } from "../../components/tables/pages.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import { useList } from "../../components/tables/use-list.ts";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { useAddress } from "../../addresses/use-address.ts";
import { recipientsQuery, type MassMail, type MassMailRecipient } from "./email-queries.ts";
import { emailsAddress } from "./emails-url.ts";
import { RecipientChip } from "./recipient-chip.tsx";

const words = texts.controlEmails;
const states = recipientStates.map((value) => ({ value, label: words.states[value] }));

const reasonOf = (error: string) => (error === staleError ? words.stale : texts.controlMails.serverSaid(error));

const columns: readonly DataColumn<MassMailRecipient>[] = [
  { id: "name", header: words.name, cell: ({ name }) => name },
  {
    id: "emailAddress",
    header: words.emailAddress,
    cell: ({ emailAddress }) => <MailAddress address={emailAddress} />,
  },
  {
    id: "state",
    header: words.state,
    cell: ({ state, error }) => (
      <>
        <RecipientChip state={state} />
        {error !== null && <div>{reasonOf(error)}</div>}
      </>
    ),
  },
  { id: "at", header: words.at, cell: ({ at }) => at !== null && texts.formats.instant(at) },
];

/** Whom a mass e-mail goes to, and what became of each message. */
export function EmailRecipients({ mail }: { mail: MassMail }) {
  const at = useAddress(emailsAddress);
  const { url, change } = at;
  return (
    <Section title={words.recipients}>
      <PagedRows
        at={at}
        list={useList(recipientsQuery(mail.id, url, `${mail.sent}/${mail.failed}/${mail.stopped}`))}
        sizes={boundedSizes}
        toolbar={
          <ListTools at={at} label={words.searchRecipients} placeholder={words.searchRecipientsHelp}>
            <ChoiceFilter
              id="filter-recipient-state"
              label={words.state}
              allLabel={words.allStates}
              options={states}
              value={url.state}
              onChange={(state) => change({ state })}
            />
          </ListTools>
        }
        empty={words.recipientsEmpty}
        lines={6}
      >
        {(rows) => (
          <PlainTable
            label={words.recipients}
            columns={columns}
            rows={rows}
            rowId={({ emailAddress }) => emailAddress}
          />
        )}
      </PagedRows>
    </Section>
  );
}
