import { mailsPath } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { Notice } from "../../components/feedback/notice.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import type { Overview } from "./overview-queries.ts";

const words = texts.controlOverview;

type Topic = Overview["outbox"]["topics"][number];

const mostCounted = 10_000;

const columns: readonly DataColumn<Topic>[] = [
  { id: "topic", header: words.topic, cell: ({ topic }) => words.topics[topic] ?? words.otherTopic },
  {
    id: "amount",
    header: words.waiting,
    cell: ({ amount }) => (amount > mostCounted ? words.manyWaiting : texts.formats.number(amount)),
    align: "right",
  },
  { id: "oldest", header: words.oldest, cell: ({ oldestAt }) => texts.formats.instant(oldestAt) },
  { id: "attempts", header: words.attempts, cell: ({ attempts }) => texts.formats.number(attempts), align: "right" },
];

/** What waits to be sent out. */
export function Outbox({ outbox: { topics, sends, dead } }: { outbox: Overview["outbox"] }) {
  return (
    <Section
      title={words.outbox}
      actions={
        <Link to={mailsPath} style={{ padding: "4px 0" }}>
          {words.toMails}
        </Link>
      }
    >
      {!sends && <Notice severity="warning">{texts.controlMails.kept}</Notice>}
      {dead > 0 && (
        <Notice
          severity="error"
          action={
            <Link to={`${mailsPath}?state=dead`} style={{ padding: "4px 0" }}>
              {words.showDead}
            </Link>
          }
        >
          {words.deadMails(dead)}
        </Notice>
      )}
      {topics.length === 0 ? (
        words.noOutbox
      ) : (
        <PlainTable label={words.outbox} columns={columns} rows={topics} rowId={({ topic }) => topic} />
      )}
    </Section>
  );
}
