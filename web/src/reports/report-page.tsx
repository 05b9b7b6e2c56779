import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { checkReportSpan } from "@runko/domain/reports/check-report-span";
import type { ReportView } from "@runko/domain/reports/report";
import { isReportOf, reportsOf } from "@runko/domain/reports/report-definitions";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { routes } from "../addresses/routes.ts";
import { useAddress } from "../addresses/use-address.ts";
import { EmptyState } from "../components/feedback/empty-state.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { Notice } from "../components/feedback/notice.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { phoneScreen } from "../screen/breakpoints.ts";
import { useMedia } from "../screen/use-media.ts";
import { useSession } from "../session/session-context.ts";
import { SearchOrReports } from "../shell/search-or-reports.tsx";
import { choicesQuery, reportQuery, type KnownReport, type Place } from "./api/report-queries.ts";
import { ReportActions } from "./report-actions.tsx";
import { ReportCriteria } from "./report-criteria.tsx";
import { ReportDocumentsPage } from "./report-documents-page.tsx";
import { ReportFigures } from "./report-figures.tsx";
import { reportAddress } from "./report-url.ts";

const words = texts.reports;

const Sections = styled("div")({ display: "flex", flexDirection: "column", gap: 12 });
const About = styled("p")(({ theme }) => ({ margin: "0 0 12px", color: theme.colors.textSecondary }));
/** On a phone the figures come first. */
const Below = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, paddingTop: 16 });
const Printed = styled("p")({ display: "none", "@media print": { display: "block" } });

/** The report that the address names, when there is one that can be made. */
function knownReport(url: KnownReport, view: ReportView): KnownReport | undefined {
  const { report } = url;
  return isReportOf(report, view) && checkReportSpan(url.from, url.to).length === 0 ? url : undefined;
}

function whatIsWrong({ report, from, to }: KnownReport, view: ReportView): string | undefined {
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

const onlyOne = (ids: readonly string[]) => (ids.length === 1 ? ids[0] : undefined);

/** A report of one role or of the whole portal, or the documents behind one of its figures. */
export function ReportPage({ view }: { view: ReportView }) {
  const { organizationId } = useSession();
  const { url: said, change } = useAddress(reportAddress);
  const phone = useMedia(phoneScreen);
  const [usual = "count-per-event"] = reportsOf(view);
  const url = { ...said, report: said.report ?? usual };
  const known = knownReport(url, view);
  const place = view === "PORTAL" ? { view } : { view, organizationId };
  const { data: choices } = useQuery({
    ...choicesQuery(place, url),
    enabled: known !== undefined,
  });
  if (known && url.figure) return <ReportDocumentsPage place={place} url={known} figure={url.figure} onPage={change} />;
  const wrong = whatIsWrong(url, view);
  const actions = known && (
    <>
      {view !== "PORTAL" && (
        <Button component={RouterLink} to={routes.traffic(view, onlyOne(url.counterparty))}>
          {texts.traffic.title}
        </Button>
      )}
      <ReportActions place={place} url={known} />
    </>
  );
  return (
    <PageBody data-full-width>
      {view !== "PORTAL" && <SearchOrReports forRole={view} />}
      <PageHeader title={texts.enumerations.reportType[url.report]} actions={!phone && actions} />
      <ReportCriteria view={view} url={url} choices={choices} onChange={change} />
      {wrong !== undefined && (
        <Notice severity="error" live>
          {wrong}
        </Notice>
      )}
      {known && <ShownReport place={place} url={known} />}
      {phone && actions && <Below data-screen-only>{actions}</Below>}
    </PageBody>
  );
}
