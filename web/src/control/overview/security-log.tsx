import { securityEvents } from "@runko/domain/operations/security-events";
import { texts } from "@runko/domain/texts/texts";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { Section } from "../../components/layout/section.tsx";
import { ListTools } from "../../components/tables/list-tools.tsx";
import { PagedRows } from "../../components/tables/paged-rows.tsx";
import { boundedSizes } from "../../components/tables/pages.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import { useList } from "../../components/tables/use-list.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { securityLogQuery } from "./overview-queries.ts";
import { securityColumns } from "./security-columns.tsx";
import { securityAddress, securityConditions } from "./security-url.ts";

const words = texts.controlOverview;
const events = securityEvents.map((value) => ({ value, label: words.securityEvents[value] }));

/** Who has logged in, been refused or changed something in the whole portal. */
export function SecurityLog() {
  const at = useAddress(securityAddress);
  const { url, change } = at;
  return (
    <Section title={words.securityLog}>
      <PagedRows
        at={at}
        list={useList(securityLogQuery(url))}
        sizes={boundedSizes}
        toolbar={
          <ListTools at={at} label={words.search} placeholder={words.searchHelp}>
            <ChoiceFilter
              id="filter-security-event"
              label={words.eventKind}
              allLabel={words.allEvents}
              options={events}
              value={url.event}
              onChange={(event) => change({ event })}
              width={240}
            />
          </ListTools>
        }
        empty={securityConditions(url).length > 0 ? words.emptyLogFiltered : words.emptyLog}
        overCounted={words.overThousand}
      >
        {(rows) => (
          <PlainTable label={words.securityLog} columns={securityColumns} rows={rows} rowId={({ id }) => id} />
        )}
      </PagedRows>
    </Section>
  );
}
