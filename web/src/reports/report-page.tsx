import { styled } from "@mui/material/styles";
import { checkReportSpan } from "@runko/domain/reports/check-report-span";
import type { ReportView } from "@runko/domain/reports/report";
import { isReportOf } from "@runko/domain/reports/report-definitions";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAddress } from "../addresses/use-address.ts";
import { EmptyState } from "../components/feedback/empty-state.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { Notice } from "../components/feedback/notice.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { Section } from "../components/layout/section.tsx";
import { useSession } from "../session/session-context.ts";
import { SearchOrReports } from "../shell/search-or-reports.tsx";
import { choicesQuery, reportQuery, type KnownReport, type Place } from "./api/report-queries.ts";
import { ReportActions } from "./report-actions.tsx";
import { ReportChoice } from "./report-choice.tsx";
import { ReportCriteria } from "./report-criteria.tsx";
import { ReportDocumentsPage } from "./report-documents-page.tsx";
import { ReportFigures } from "./report-figures.tsx";
import { reportAddress, type ReportUrl } from "./report-url.ts";

const words = texts.reports;

const Sections = styled("div")({ display: "flex", flexDirection: "column", gap: 12 });
const About = styled("p")(({ theme }) => ({ margin: "0 0 12px", color: theme.colors.textSecondary }));
const Printed = styled("p")({ display: "none", "@media print": { display: "block" } });

/** The report that the address names, when there is one that can be made. */
function knownReport(url: ReportUrl, view: ReportView): KnownReport | undefined {
  const { report } = url;
  if (report === undefined || !isReportOf(report, view)) return undefined;
  return checkReportSpan(url.from, url.to).length === 0 ? { ...url, report } : undefined;
}

function whatIsWrong({ report, from, to }: ReportUrl, view: ReportView): string | undefined {
  if (report === undefined) return undefined;
  if (!isReportOf(report, view)) return words.notForRole;
  const [issue] = checkReportSpan(from, to);
  return issue && `${words.badSpan} ${issueMessage(texts.issues, issue)}.`;
}

function ShownReport({ place, url }: { place: Place; url: KnownReport }) {
  const { organization } = useSession();
  const { data, error, refetch } = useQuery({ ...reportQuery(place, url), placeholderData: keepPreviousData });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={12} />;
  return (
    <>
      <Printed>
        {place.view === "PORTAL" ? words.wholePortal : organization.name} · {words.areas[place.view]} ·{" "}
        {words.span(texts.formats.date(url.from), texts.formats.date(url.to))}
      </Printed>
      <About>{words.descriptions[data.report]}</About>
      {data.total.total === 0 ? (
        <EmptyState text={words.empty} action={words.emptyHelp} />
      ) : (
        <Sections>
          <ReportFigures report={data} url={url} />
        </Sections>
      )}
    </>
  );
}

function Missing({ view, query }: { view: ReportView; query: URLSearchParams }) {
  return (
    <Sections>
      {/* Whoever comes without criteria has forgotten nothing yet. */}
      {query.size > 0 && (
        <Notice severity="error" title={words.typeMissing} live>
          {words.typeMissingHelp}
        </Notice>
      )}
      <Section title={words.chooseReport}>
        <ReportChoice view={view} search={query} />
      </Section>
    </Sections>
  );
}

/** A report of one role or of the whole portal, or the documents behind one of its figures. */
export function ReportPage({ view }: { view: ReportView }) {
  const { organizationId } = useSession();
  const { query, url, change } = useAddress(reportAddress);
  const known = knownReport(url, view);
  const place = view === "PORTAL" ? { view } : { view, organizationId };
  const { data: choices } = useQuery({
    ...choicesQuery(place, known ?? { ...url, report: "count-per-event" }),
    enabled: known !== undefined,
  });
  if (known && url.figure) return <ReportDocumentsPage place={place} url={known} figure={url.figure} onPage={change} />;
  const wrong = whatIsWrong(url, view);
  const title = url.report === undefined ? words.areas[view] : texts.enumerations.reportType[url.report];
  return (
    <PageBody>
      {view !== "PORTAL" && <SearchOrReports forRole={view} />}
      <PageHeader title={title} actions={known && <ReportActions place={place} url={known} />} />
      <ReportCriteria view={view} url={url} choices={choices} onChange={change} />
      {url.report === undefined && <Missing view={view} query={query} />}
      {wrong !== undefined && (
        <Notice severity="error" live>
          {wrong}
        </Notice>
      )}
      {known && <ShownReport place={place} url={known} />}
    </PageBody>
  );
}
