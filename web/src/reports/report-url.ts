import { reportModes, type ReportMode } from "@runko/domain/enumerations/report-modes";
import { reportTypes, type ReportType } from "@runko/domain/enumerations/report-types";
import { reportBreakdowns, type ReportBreakdown } from "@runko/domain/reports/report";
import { presetPeriod, type Period } from "@runko/domain/reports/report-periods";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { boundedSizes, type Page } from "../components/tables/pages.ts";

/** What the address says of a report. */
export type ReportUrl = Period & {
  report: ReportType | undefined;
  mode: ReportMode;
  /** What it is narrowed to: any of each; an empty list leaves nothing out. */
  counterparty: readonly string[];
  subscriber: readonly string[];
  supplier: readonly string[];
  productGroup: readonly string[];
  product: readonly string[];
};

/** The figure whose documents are listed: of one row, of one class, or of all. */
export type FigureUrl = { by?: ReportBreakdown | undefined; key?: string | undefined; bucket?: string | undefined };

export function readReportUrl(query: URLSearchParams): ReportUrl {
  const { from, to } = presetPeriod("thisYear", todayInHelsinki(new Date()));
  const said = (name: string) => query.get(name) ?? "";
  const list = (name: string) => [
    ...new Set(
      said(name)
        .split(",")
        .filter((one) => one !== ""),
    ),
  ];
  return {
    report: reportTypes.find((type) => type === said("report")),
    mode: reportModes.find((mode) => mode === said("mode")) ?? "basic",
    from: query.get("from") ?? from,
    to: query.get("to") ?? to,
    counterparty: list("counterparty"),
    subscriber: list("subscriber"),
    supplier: list("supplier"),
    productGroup: list("productGroup"),
    product: list("product"),
  };
}

export function writeReportUrl({ report, ...url }: ReportUrl): URLSearchParams {
  const said = Object.entries({ report: report ?? "", ...url }).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new URLSearchParams(said.filter(([, value]) => value !== ""));
}

const listParameter = "documents";

/** The figure that the address asks for; undefined when it asks for the report. */
export function readFigureUrl(query: URLSearchParams): FigureUrl | undefined {
  if (!query.has(listParameter)) return undefined;
  return {
    by: reportBreakdowns.find((by) => by === query.get("by")),
    key: query.get("key") ?? undefined,
    bucket: query.get("bucket") ?? undefined,
  };
}

/** The address of the documents behind a figure, as the query of the same page. */
export function figureSearch(url: ReportUrl, { by, key, bucket }: FigureUrl): string {
  const query = writeReportUrl(url);
  query.set(listParameter, "yes");
  if (by !== undefined && key !== undefined) {
    query.set("by", by);
    query.set("key", key);
  }
  if (bucket !== undefined) query.set("bucket", bucket);
  return `?${query}`;
}

/** The page of the list behind a figure. */
export function readListPage(query: URLSearchParams): Page {
  const page = Number(query.get("page") ?? "1");
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    pageSize: boundedSizes.find((size) => String(size) === query.get("pageSize")) ?? 25,
  };
}

export function writeListPage(before: URLSearchParams, { page, pageSize }: Page): URLSearchParams {
  const query = new URLSearchParams(before);
  query.set("page", String(page + 1));
  query.set("pageSize", String(pageSize));
  return query;
}
