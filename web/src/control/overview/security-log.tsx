import { securityEvents } from "@runko/domain/operations/security-events";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import { boundedPage, boundedSizes } from "../../components/tables/pages.ts";
import { Pagination } from "../../components/tables/pagination.tsx";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { ChoiceFilter } from "../choice-filter.tsx";
import { Toolbar } from "../toolbar.tsx";
import { securityLogQuery } from "./overview-queries.ts";
import { securityColumns } from "./security-columns.tsx";
import { readSecurityUrl, securityConditions, writeSecurityUrl, type SecurityUrl } from "./security-url.ts";

const words = texts.controlOverview;
const events = securityEvents.map((value) => ({ value, label: words.securityEvents[value] }));

/** The server counts no further. */
const mostCounted = 1000;

/** Who has logged in, been refused or changed something in the whole portal. */
export function SecurityLog() {
  const [query, setQuery] = useSearchParams();
  const url = readSecurityUrl(query);
  const { data, error, refetch } = useQuery(securityLogQuery(url));
  const change = (part: Partial<SecurityUrl>, replace = false) =>
    setQuery((before) => writeSecurityUrl({ ...readSecurityUrl(before), page: 0, ...part }), { replace });
  const pageSize = boundedSizes.find((size) => size === boundedPage(url).pageSize) ?? 25;
  return (
    <Section title={words.securityLog}>
      <Toolbar data-screen-only>
        <SearchField
          text={url.text}
          onChange={(text) => change({ text }, true)}
          label={words.search}
          placeholder={words.searchHelp}
          clearLabel={words.clearSearch}
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
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={8} />)}
      {data?.rows.length === 0 && (
        <EmptyState text={securityConditions(url).length > 0 ? words.emptyLogFiltered : words.emptyLog} />
      )}
      {data && data.rows.length > 0 && (
        <>
          <PlainTable label={words.securityLog} columns={securityColumns} rows={data.rows} rowId={({ id }) => id} />
          {data.total > mostCounted && <Notice severity="info">{words.overThousand}</Notice>}
          <Pagination
            page={url.page}
            pageSize={pageSize}
            total={Math.min(data.total, mostCounted)}
            sizes={boundedSizes}
            onChange={change}
          />
        </>
      )}
    </Section>
  );
}
