import { reportModes } from "@runko/domain/enumerations/report-modes";
import { reportTypes } from "@runko/domain/enumerations/report-types";
import { reportBreakdowns, type ReportBreakdown } from "@runko/domain/reports/report";
import { presetPeriod } from "@runko/domain/reports/report-periods";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { address, type Part, type UrlOf } from "../addresses/address.ts";
import { boundedPages, listOf, usually } from "../addresses/list-parts.ts";
import { oneOf } from "../addresses/parts.ts";
import { boundedSizes } from "../components/tables/pages.ts";

/** The figure whose documents are listed: of one row, of one class, or of all. */
export type FigureUrl = { by?: ReportBreakdown | undefined; key?: string | undefined; bucket?: string | undefined };

/** An end of the period; of this year unless it is said, and always said, so that an address means the same next year. */
export const end = (name: "from" | "to"): Part<string> => ({
  names: [name],
  read: (query) => query.get(name) ?? presetPeriod("thisYear", todayInHelsinki(new Date()))[name],
  write: (day) => ({ [name]: day || undefined }),
});

const listed = "documents";

/** The figure whose documents are asked for; undefined for the report itself. */
const figure: Part<FigureUrl | undefined> = {
  names: [listed, "by", "key", "bucket"],
  read: (query) =>
    query.has(listed)
      ? {
          by: reportBreakdowns.find((by) => by === query.get("by")),
          key: query.get("key") ?? undefined,
          bucket: query.get("bucket") ?? undefined,
        }
      : undefined,
  write: (asked) => {
    if (asked === undefined) return {};
    const { by, key, bucket } = asked;
    return { [listed]: "yes", ...(by !== undefined && key !== undefined && { by, key }), bucket };
  },
};

/** What the address says of a report: what it tells, of which time, of whom and what (any of each; none leaves nothing out). */
export const reportAddress = address({
  report: oneOf("report", reportTypes),
  mode: usually("mode", reportModes, "basic"),
  from: end("from"),
  to: end("to"),
  counterparty: listOf("counterparty"),
  subscriber: listOf("subscriber"),
  supplier: listOf("supplier"),
  productGroup: listOf("productGroup"),
  product: listOf("product"),
  figure,
  ...boundedPages,
  pageSize: usually("size", boundedSizes, 25, "pageSize"),
});
export type ReportUrl = UrlOf<typeof reportAddress>;

/** The address of the documents behind a figure, as the query of the same page. */
export const figureSearch = (url: ReportUrl, asked: FigureUrl): string =>
  `?${reportAddress.write({ ...url, figure: asked, page: 0 })}`;
