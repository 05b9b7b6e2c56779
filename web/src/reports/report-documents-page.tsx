import Link from "@mui/material/Link";
import { mayActAs } from "@runko/domain/organizations/acting";
import type { UserForRights } from "@runko/domain/organizations/roles";
import type { ReportView } from "@runko/domain/reports/report";
import { reportDocumentColumns } from "@runko/domain/reports/report-document-columns";
import { cellText } from "@runko/domain/search/export-cells";
import { texts } from "@runko/domain/texts/texts";
import { formatDate } from "@runko/domain/values/calendar-date";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { EmptyState } from "../components/feedback/empty-state.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { Section } from "../components/layout/section.tsx";
import { boundedSizes, type Page } from "../components/tables/pages.ts";
import { Pagination } from "../components/tables/pagination.tsx";
import { PlainTable, type PlainColumn } from "../components/tables/plain-table.tsx";
import { areaOfRole, paths, type DocumentArea } from "../look/paths.ts";
import { useSession } from "../session/session-context.ts";
import { SearchOrReports } from "../shell/search-or-reports.tsx";
import {
  reportDocumentsQuery,
  reportQuery,
  type KnownReport,
  type Place,
  type Report,
  type ReportDocument,
} from "./api/report-queries.ts";
import { ReportActions } from "./report-actions.tsx";
import { reportAddress, type FigureUrl } from "./report-url.ts";

const words = texts.reports;
type Column = PlainColumn<ReportDocument>;

const linkColumn = "id";

/** The area in which the reader may open a document: of a list over the whole portal those of the own organization. */
function areaToOpen(place: Place, user: UserForRights, organizationId: string, document: ReportDocument) {
  const { view } = place;
  if (view !== "PORTAL") return mayActAs(user, organizationId, view) ? areaOfRole[view] : undefined;
  if (document.subscriber.id === organizationId) return areaOfRole.SUBSCRIBER;
  return document.supplier.id === organizationId ? areaOfRole.SUPPLIER : undefined;
}

type AreaOf = (document: ReportDocument) => DocumentArea | undefined;

function columnsOf({ report }: KnownReport, view: ReportView, areaOf: AreaOf): Column[] {
  const address = (row: ReportDocument) => {
    const area = areaOf(row);
    return area && paths.document(area, row.id);
  };
  return reportDocumentColumns(report, view).map(({ id, header, cell, isNumber }) => ({
    id,
    header,
    cell: (row) => {
      const to = id === linkColumn ? address(row) : undefined;
      return to === undefined ? (
        cellText(cell(row))
      ) : (
        <Link component={RouterLink} to={to} sx={{ display: "inline-block", lineHeight: "24px" }}>
          {cellText(cell(row))}
        </Link>
      );
    },
    ...(isNumber && { align: "right" }),
  }));
}

/** What the figure is of, in the words of its report: the row, then the class. */
function figureWords(report: Report | undefined, { by, key, bucket }: FigureUrl): string {
  const row = report?.tables.find((table) => table.by === by)?.rows.find((one) => one.key === key);
  const column = report?.buckets.find((one) => one.key === bucket);
  return [row?.label, column?.label].filter((part) => part !== undefined).join(", ");
}

type ReportDocumentsPageProps = {
  place: Place;
  url: KnownReport;
  figure: FigureUrl;
  onPage(page: Partial<Page>): void;
};

/** The documents that a figure of a report counts; as many as the figure says. */
export function ReportDocumentsPage({ place, url, figure, onPage }: ReportDocumentsPageProps) {
  const { user, organizationId } = useSession();
  const { data: report } = useQuery(reportQuery(place, url));
  const list = useQuery(reportDocumentsQuery(place, url, figure, url));
  const columns = columnsOf(url, place.view, (row) => areaToOpen(place, user, organizationId, row));
  const period = words.span(formatDate(url.from), formatDate(url.to));
  const told = [figureWords(report, figure), period].filter((part) => part !== "").join(" · ");
  return (
    <PageBody>
      {place.view !== "PORTAL" && <SearchOrReports forRole={place.view} />}
      <PageHeader
        title={words.documentsOf(texts.enumerations.reportType[url.report])}
        back={{
          to: `${paths.reports(place.view)}?${reportAddress.write({ ...url, figure: undefined, page: 0, pageSize: 25 })}`,
          label: words.backToReport,
        }}
        actions={<ReportActions place={place} url={url} figure={figure} />}
      />
      <Section title={told}>
        {!list.data &&
          (list.error ? (
            <ErrorState error={list.error} onRetry={() => void list.refetch()} />
          ) : (
            <SkeletonBlock lines={8} />
          ))}
        {list.data?.total === 0 && <EmptyState text={words.documentsEmpty} />}
        {list.data && list.data.total > 0 && (
          <>
            <PlainTable
              label={words.documents}
              columns={columns}
              rows={list.data.rows}
              rowId={({ id }) => String(id)}
            />
            <Pagination
              page={url.page}
              pageSize={url.pageSize}
              total={list.data.total}
              sizes={boundedSizes}
              onChange={onPage}
            />
          </>
        )}
      </Section>
    </PageBody>
  );
}
