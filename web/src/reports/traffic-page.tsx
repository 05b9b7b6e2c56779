import { styled } from "@mui/material/styles";
import type { PathRole } from "@runko/domain/organizations/roles";
import { checkReportSpan } from "@runko/domain/reports/check-report-span";
import { periodPresets, presetOf, presetPeriod } from "@runko/domain/reports/report-periods";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { issueMessage } from "@runko/domain/values/issue-message";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddress } from "../addresses/use-address.ts";
import { EmptyState } from "../components/feedback/empty-state.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { Notice } from "../components/feedback/notice.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { ChoiceFilter } from "../components/forms/choice-filter.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { phoneScreen } from "../screen/breakpoints.ts";
import { useMedia } from "../screen/use-media.ts";
import { useSession } from "../session/session-context.ts";
import { SearchOrReports } from "../shell/search-or-reports.tsx";
import { choicesQuery } from "./api/report-queries.ts";
import { fetchTrafficFile, trafficQuery, type TrafficAsked, type TrafficPlace } from "./api/traffic-queries.ts";
import { FileActions } from "./file-actions.tsx";
import { ReportPeriod } from "./report-period.tsx";
import { reportAddress } from "./report-url.ts";
import { trafficAddress } from "./traffic-address.ts";
import { TrafficFigures } from "./traffic-figures.tsx";

const words = texts.traffic;

const Criteria = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: "8px 12px",
  paddingBottom: 16,
  [theme.breakpoints.down("sm")]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
  },
}));
const Sections = styled("div")({ display: "flex", flexDirection: "column", gap: 12 });
const About = styled("p")(({ theme }) => ({ margin: "0 0 12px", color: theme.colors.textSecondary }));
/** On a phone the figures come first. */
const Below = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, paddingTop: 16 });
const Printed = styled("p")({ display: "none", "@media print": { display: "block" } });

function Shown({ place, asked }: { place: TrafficPlace; asked: TrafficAsked }) {
  const { organization } = useSession();
  const { data, error, refetch } = useQuery({ ...trafficQuery(place, asked), placeholderData: keepPreviousData });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={12} />;
  return (
    <>
      <Printed>
        {organization.name} · {texts.reports.span(texts.formats.date(data.from), texts.formats.date(data.to))}
      </Printed>
      <About>{words.about}</About>
      {data.documents === 0 ? (
        <EmptyState text={words.empty} action={texts.reports.emptyHelp} />
      ) : (
        <Sections>
          <TrafficFigures traffic={data} />
        </Sections>
      )}
    </>
  );
}

/** The organizations with which there were documents in the period, by name. */
function useCounterparties(place: TrafficPlace, { from, to }: { from: string; to: string }, enabled: boolean) {
  const unnarrowed = reportAddress.read(new URLSearchParams({ from, to }));
  const { data } = useQuery({ ...choicesQuery(place, { ...unnarrowed, report: "count-per-event" }), enabled });
  return data && (place.view === "SUBSCRIBER" ? data.suppliers : data.subscribers);
}

/** What both parties are told of the documents between the organization and one counterparty. Source: beyond F7.12 */
export function TrafficPage({ view }: { view: PathRole }) {
  const { organizationId, organization } = useSession();
  const { url, change } = useAddress(trafficAddress);
  const phone = useMedia(phoneScreen);
  const [today] = useState(() => todayInHelsinki(new Date()));
  const { from, to } = url;
  const [wrong] = checkReportSpan(from, to);
  const place = { view, organizationId };
  const counterparties = useCounterparties(place, url, wrong === undefined);
  // It opens with figures, as reports do.
  const counterpartyId = url.counterparty ?? counterparties?.[0]?.id;
  const name = counterparties?.find(({ id }) => id === counterpartyId)?.name;
  const asked = counterpartyId !== undefined && wrong === undefined ? { counterpartyId, from, to } : undefined;
  const title = name === undefined ? words.title : words.titleOf(name);
  const actions = asked && (
    <FileActions
      fetchFile={(format) => fetchTrafficFile(place, asked, format)}
      nameOf={(format) =>
        texts.reports.fileName(title, organization.name, texts.formats.date(from), texts.formats.date(to), format)
      }
    />
  );
  return (
    <PageBody data-full-width>
      <SearchOrReports forRole={view} />
      <PageHeader title={title} actions={!phone && actions} />
      <Criteria data-screen-only>
        <ChoiceFilter
          id="traffic-counterparty"
          width={phone ? "auto" : 300}
          label={view === "SUBSCRIBER" ? texts.reports.parties.supplier : texts.reports.parties.subscriber}
          allLabel={name === undefined ? words.choose : undefined}
          options={(counterparties ?? []).map(({ id, name: label }) => ({ value: id, label }))}
          value={counterpartyId}
          onChange={(counterparty) => change({ counterparty })}
        />
        <ChoiceFilter
          id="traffic-preset"
          width="auto"
          label={texts.reports.period}
          allLabel={texts.reports.ownPeriod}
          options={periodPresets.map((value) => ({ value, label: texts.reports.presets[value] }))}
          value={presetOf(url, today)}
          onChange={(preset) => preset && change(presetPeriod(preset, today))}
        />
        <ReportPeriod from={from} to={to} onChange={change} />
      </Criteria>
      {wrong && (
        <Notice severity="error" live>
          {texts.reports.badSpan} {issueMessage(texts.issues, wrong)}.
        </Notice>
      )}
      {asked && <Shown place={place} asked={asked} />}
      {!asked && counterparties?.length === 0 && (
        <EmptyState text={words.noCounterparties} action={texts.reports.emptyHelp} />
      )}
      {phone && actions && <Below data-screen-only>{actions}</Below>}
    </PageBody>
  );
}
