import { mailStates } from "@runko/domain/operations/outbox-topics";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Notice } from "../../components/feedback/notice.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { ListTools } from "../../components/tables/list-tools.tsx";
import { PagedRows } from "../../components/tables/paged-rows.tsx";
import { boundedSizes } from "../../components/tables/pages.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import { useList } from "../../components/tables/use-list.ts";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { useAddress } from "../../addresses/use-address.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { controlKeys } from "../control-keys.ts";
import { showControlProblem } from "../control-problem.ts";
import { overviewQuery } from "../overview/overview-queries.ts";
import { mailColumns } from "./mail-columns.tsx";
import { MailDialog } from "./mail-dialog.tsx";
import { mailsQuery, resendMail, type MailEntry } from "./mail-queries.ts";
import { mailConditions, mailsAddress } from "./mails-url.ts";

const words = texts.controlMails;
const states = mailStates.map((value) => ({ value, label: words.states[value] }));

/** The outbox: what was sent, waits or was given up, with the way to read it and to send it again. */
export function MailsPage() {
  const at = useAddress(mailsAddress);
  const { url, change } = at;
  const overview = useQuery(overviewQuery);
  const [reading, setReading] = useState<MailEntry>();
  const { run: resend } = useAction({
    perform: ({ id }: MailEntry) => resendMail(id),
    done: () => words.resent,
    onFailed: showControlProblem,
    stale: [controlKeys.mails()],
    parallel: true,
  });
  return (
    <PageBody>
      <PageHeader title={words.title} />
      {overview.data?.outbox.sends === false && (
        <div style={{ paddingBottom: 12 }}>
          <Notice severity="warning">{words.kept}</Notice>
        </div>
      )}
      <PagedRows
        at={at}
        list={useList(mailsQuery(url))}
        sizes={boundedSizes}
        toolbar={
          <ListTools at={at} label={words.search} placeholder={words.searchHelp}>
            <ChoiceFilter
              id="filter-mail-state"
              label={words.state}
              allLabel={words.allStates}
              options={states}
              value={url.state}
              onChange={(state) => change({ state })}
            />
          </ListTools>
        }
        empty={mailConditions(url).length > 0 ? words.emptyFiltered : words.empty}
        overCounted={words.overThousand}
      >
        {(rows) => (
          <PlainTable
            label={words.title}
            columns={mailColumns({ read: setReading, resend: (mail) => void resend(mail) })}
            rows={rows}
            rowId={({ id }) => id}
          />
        )}
      </PagedRows>
      {reading && <MailDialog mail={reading} onClose={() => setReading(undefined)} />}
    </PageBody>
  );
}
