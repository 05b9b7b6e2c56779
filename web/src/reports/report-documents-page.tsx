import Link from "@mui/material/Link";
import { mayWorkAs, type Allowed } from "@runko/domain/organizations/allowed";
import type { ReportView } from "@runko/domain/reports/report";
import { reportDocumentColumns } from "@runko/domain/reports/report-document-columns";
import { cellText } from "@runko/domain/search/export-cells";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { Section } from "../components/layout/section.tsx";
import type { DataColumn } from "../components/tables/data-column.ts";
import { boundedSizes } from "../components/tables/pages.ts";
import { PagedRows } from "../components/tables/paged-rows.tsx";
import { PlainTable } from "../components/tables/plain-table.tsx";
import type { PageAddress } from "../components/tables/use-list-page.ts";
import { useList } from "../components/tables/use-list.ts";
import { areaOfRole, routes, type DocumentArea } from "../addresses/routes.ts";
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
const cellFormats = { formats: texts.formats, tableFormats: texts.tableFormats };
type Column = DataColumn<ReportDocument>;

const linkColumn = "id";

/** The area in which the reader may open a document: of a list over the whole portal those of the own organization. */
function areaToOpen(place: Place, allowed: Allowed, organizationId: string, document: ReportDocument) {
  const { view } = place;
  if (view !== "PORTAL") return mayWorkAs(allowed, view) ? areaOfRole[view] : undefined;
  if (document.subscriber.id === organizationId) return areaOfRole.SUBSCRIBER;
  return document.supplier.id === organizationId ? areaOfRole.SUPPLIER : undefined;
}

type AreaOf = (document: ReportDocument) => DocumentArea | undefined;

function columnsOf({ report }: KnownReport, view: ReportView, areaOf: AreaOf): Column[] {
  const address = (row: ReportDocument) => {
    const area = areaOf(row);
    return area && routes.document(area, row.id);
  };
  return reportDocumentColumns({ documents: texts.documents, reports: words }, report, view).map(
    ({ id, header, cell, isNumber }) => ({
      id,
      header,
      cell: (row) => {
        const to = id === linkColumn ? address(row) : undefined;
        return to === undefined ? (
          cellText(cellFormats, cell(row))
        ) : (
          <Link component={RouterLink} to={to} sx={{ display: "inline-block", lineHeight: "24px" }}>
            {cellText(cellFormats, cell(row))}
          </Link>
        );
      },
      ...(isNumber && { align: "right" }),
    }),
  );
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
  onPage: PageAddress["change"];
};

/** The documents that a figure of a report counts; as many as the figure says. */
export function ReportDocumentsPage({ place, url, figure, onPage }: ReportDocumentsPageProps) {
  const { allowed, organizationId } = useSession();
  const { data: report } = useQuery(reportQuery(place, url));
  const list = useList(reportDocumentsQuery(place, url, figure, url));
  const columns = columnsOf(url, place.view, (row) => areaToOpen(place, allowed, organizationId, row));
  const period = words.span(texts.formats.date(url.from), texts.formats.date(url.to));
  const told = [figureWords(report, figure), period].filter((part) => part !== "").join(" · ");
  return (
    <PageBody>
      {place.view !== "PORTAL" && <SearchOrReports forRole={place.view} />}
      <PageHeader
        title={words.documentsOf(texts.enumerations.reportType[url.report])}
        back={{
          to: `${routes.reports(place.view)}?${reportAddress.write({ ...url, figure: undefined, page: 0, pageSize: 25 })}`,
          label: words.backToReport,
        }}
        actions={<ReportActions place={place} url={url} figure={figure} />}
      />
      <Section title={told}>
        <PagedRows at={{ url, change: onPage }} list={list} sizes={boundedSizes} empty={words.documentsEmpty}>
          {(rows) => (
            <PlainTable
              label={words.documents}
              columns={columns}
              rows={rows}
              rowId={({ id, clock }) => `${id} ${clock}`}
            />
          )}
        </PagedRows>
      </Section>
    </PageBody>
  );
}
