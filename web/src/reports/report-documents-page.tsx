import Link from "@mui/material/Link";
import { shownState } from "@runko/domain/documents/document-states";
import { mayActAs } from "@runko/domain/organizations/acting";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { formatDate } from "@runko/domain/values/calendar-date";
import { dateOfInstant } from "@runko/domain/values/instant";
import { formatNumber } from "@runko/domain/values/numeric-text";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink, useSearchParams } from "react-router";
import { EmptyState } from "../components/feedback/empty-state.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { Section } from "../components/layout/section.tsx";
import { boundedSizes, pageSizes, type Page } from "../components/tables/pages.ts";
import { Pagination } from "../components/tables/pagination.tsx";
import { PlainTable, type PlainColumn } from "../components/tables/plain-table.tsx";
import { areaOfRole, paths } from "../look/paths.ts";
import { useSession } from "../session/session-context.ts";
import {
  reportDocumentsQuery,
  reportQuery,
  type KnownReport,
  type Place,
  type Report,
  type ReportDocument,
} from "./api/report-queries.ts";
import { readListPage, writeListPage, writeReportUrl, type FigureUrl } from "./report-url.ts";

const words = texts.reports;
const { documentColumns } = words;

type Column = PlainColumn<ReportDocument>;

const text = (id: string, header: string, cell: (row: ReportDocument) => string): Column => ({ id, header, cell });

function columnsOf({ report }: KnownReport, role: PathRole, opens: boolean): Column[] {
  const partner = role === "SUBSCRIBER" ? "supplier" : "subscriber";
  const days = words.measured[report];
  const ended = words.ended[report];
  const address = (id: number) => paths.document(areaOfRole[role], id);
  return [
    {
      id: "id",
      header: documentColumns.id,
      cell: ({ id }) =>
        opens ? (
          <Link component={RouterLink} to={address(id)} sx={{ display: "inline-block", lineHeight: "24px" }}>
            {id}
          </Link>
        ) : (
          id
        ),
    },
    text("caseId", documentColumns.caseId, ({ caseId }) => String(caseId)),
    text("documentType", documentColumns.documentType, ({ documentType }) => texts.documents.types[documentType].one),
    text("eventState", documentColumns.eventState, (row) =>
      row.rejected ? texts.documents.derived.rejected : texts.documents.states[shownState(row)],
    ),
    text("partner", words.counterparty(role), (row) => row[partner].name),
    text("productName", documentColumns.productName, ({ productName }) => productName),
    text("createdAt", documentColumns.createdAt, ({ createdAt }) => formatDate(dateOfInstant(createdAt))),
    ...(ended === null ? [] : [text("endDate", ended, ({ endDate }) => (endDate === null ? "" : formatDate(endDate)))]),
    ...(days === null
      ? []
      : [{ ...text("days", days, (row) => formatNumber(row.days ?? 0)), align: "right" } satisfies Column]),
  ];
}

/** What the figure is of, in the words of its report: the row, then the class. */
function figureWords(report: Report | undefined, { by, key, bucket }: FigureUrl): string {
  const row = report?.tables.find((table) => table.by === by)?.rows.find((one) => one.key === key);
  const column = report?.buckets.find((one) => one.key === bucket);
  return [row?.label, column?.label].filter((part) => part !== undefined).join(", ");
}

type ReportDocumentsPageProps = { place: Place; url: KnownReport; figure: FigureUrl };

/** The documents that a figure of a report counts; as many as the figure says. */
export function ReportDocumentsPage({ place, url, figure }: ReportDocumentsPageProps) {
  const { user, organizationId } = useSession();
  const [query, setQuery] = useSearchParams();
  const page = readListPage(query);
  const size = boundedSizes.find((one) => one === page.pageSize) ?? pageSizes[0];
  const { data: report } = useQuery(reportQuery(place, url));
  const list = useQuery(reportDocumentsQuery(place, url, figure, { page: page.page, pageSize: Number(size) }));
  const columns = columnsOf(url, place.role, mayActAs(user, organizationId, place.role));
  const turn = (next: Page) => setQuery((before) => writeListPage(before, next));
  const period = words.span(formatDate(url.from), formatDate(url.to));
  const told = [figureWords(report, figure), period].filter((part) => part !== "").join(" · ");
  return (
    <PageBody>
      <PageHeader
        title={words.documentsOf(texts.enumerations.reportType[url.report])}
        back={{ to: `${paths.reports(place.role)}?${writeReportUrl(url)}`, label: words.backToReport }}
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
            <Pagination page={page.page} pageSize={size} total={list.data.total} sizes={boundedSizes} onChange={turn} />
          </>
        )}
      </Section>
    </PageBody>
  );
}
