import { securityEvents } from "@runko/domain/operations/security-events";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Section } from "../../components/layout/section.tsx";
import { PagedRows } from "../../components/tables/paged-rows.tsx";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { useAddress } from "../../addresses/use-address.ts";
import { Toolbar } from "../toolbar.tsx";
import { securityLogQuery } from "./overview-queries.ts";
import { securityColumns } from "./security-columns.tsx";
import { securityAddress, securityConditions } from "./security-url.ts";

const words = texts.controlOverview;
const events = securityEvents.map((value) => ({ value, label: words.securityEvents[value] }));

/** Who has logged in, been refused or changed something in the whole portal. */
export function SecurityLog() {
  const { url, change } = useAddress(securityAddress);
  const found = useQuery(securityLogQuery(url));
  return (
    <Section title={words.securityLog}>
      <Toolbar data-screen-only>
        <SearchField
          text={url.text}
          onChange={(text) => change({ text }, { replace: true })}
          label={words.search}
          placeholder={words.searchHelp}
        />
        <ChoiceFilter
          id="filter-security-event"
          label={words.eventKind}
          allLabel={words.allEvents}
          options={events}
          value={url.event}
          onChange={(event) => change({ event })}
          width={240}
        />
      </Toolbar>
      <PagedRows
        found={found}
        page={url}
        onPage={change}
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
