import { recipientStates } from "@runko/domain/mass-mails/mass-mail";
import { texts } from "@runko/domain/texts/texts";
import { formatInstant } from "@runko/domain/values/instant";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import { boundedSizes } from "../../components/tables/pages.ts";
import { Pagination } from "../../components/tables/pagination.tsx";
import { PlainTable, type PlainColumn } from "../../components/tables/plain-table.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { ChoiceFilter } from "../choice-filter.tsx";
import { Toolbar } from "../toolbar.tsx";
import { recipientsQuery, type MassMail, type MassMailRecipient } from "./email-queries.ts";
import { readEmailsUrl, writeEmailsUrl, type EmailsUrl } from "./emails-url.ts";
import { RecipientChip } from "./recipient-chip.tsx";

const words = texts.controlEmails;
const states = recipientStates.map((value) => ({ value, label: words.states[value] }));

const reasonOf = (error: string) => (error === "STALE" ? words.stale : texts.controlMails.serverSaid(error));

const columns: readonly PlainColumn<MassMailRecipient>[] = [
  { id: "name", header: words.name, cell: ({ name }) => name },
  { id: "emailAddress", header: words.emailAddress, cell: ({ emailAddress }) => emailAddress },
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
  { id: "at", header: words.at, cell: ({ at }) => at !== null && formatInstant(at) },
];

/** Whom a mass e-mail goes to, and what became of each message. */
export function EmailRecipients({ mail }: { mail: MassMail }) {
  const [query, setQuery] = useSearchParams();
  const url = readEmailsUrl(query);
  const { data, error, refetch } = useQuery(recipientsQuery(mail.id, url, `${mail.sent}/${mail.failed}`));
  const change = (part: Partial<EmailsUrl>, replace = false) =>
    setQuery((before) => writeEmailsUrl({ ...readEmailsUrl(before), page: 0, ...part }), { replace });
  return (
    <Section title={words.recipients}>
      <Toolbar data-screen-only>
        <SearchField
          text={url.text}
          onChange={(text) => change({ text }, true)}
          label={words.searchRecipients}
          placeholder={words.searchRecipientsHelp}
          clearLabel={words.clearSearch}
        />
        <ChoiceFilter
          id="filter-recipient-state"
          label={words.state}
          allLabel={words.allStates}
          options={states}
          value={url.state}
          onChange={(state) => change({ state })}
        />
      </Toolbar>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={6} />)}
      {data?.rows.length === 0 && <EmptyState text={words.recipientsEmpty} />}
      {data && data.rows.length > 0 && (
        <>
          <PlainTable
            label={words.recipients}
            columns={columns}
            rows={data.rows}
            rowId={({ emailAddress }) => emailAddress}
          />
          <Pagination
            page={url.page}
            pageSize={url.pageSize}
            total={data.total}
            sizes={boundedSizes}
            onChange={change}
          />
        </>
      )}
    </Section>
  );
}
