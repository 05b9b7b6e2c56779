import Link from "@mui/material/Link";
import {
  hourColumns,
  keyFigureColumn,
  keyFigureOf,
  showHours,
  showKeyFigure,
} from "@runko/domain/reports/report-cells";
import { reportDefinitions } from "@runko/domain/reports/report-definitions";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Link as RouterLink } from "react-router";
import { Section } from "../components/layout/section.tsx";
import { roomForThreeColumns } from "../screen/breakpoints.ts";
import type { DataColumn } from "../components/tables/data-column.ts";
import { PlainTable } from "../components/tables/plain-table.tsx";
import type { KnownReport, Report } from "./api/report-queries.ts";
import { toneOfBucket } from "./bucket-tones.ts";
import { ReportBars, type Bar } from "./report-bars.tsx";
import { ReportTiles } from "./report-tiles.tsx";
import { ReportTrend } from "./report-trend.tsx";
import { figureSearch, type FigureUrl } from "./report-url.ts";

const words = texts.reports;

/** A chart and its table, beside each other where there is room. */
const Beside = styled("div")({
  display: "grid",
  gap: 12,
  "& > *": { minWidth: 0 },
  [`@media ${roomForThreeColumns}`]: { gridTemplateColumns: "repeat(auto-fit, minmax(480px, 1fr))", gap: 32 },
});

type Table = Report["tables"][number];
type Row = Table["rows"][number];

const wholeKey = "whole";

type FigureLinkProps = { url: KnownReport; figure: FigureUrl; count: number; name: string };

/** A figure, as the way to its documents. */
function FigureLink({ url, figure, count, name }: FigureLinkProps) {
  const shown = texts.formats.number(count);
  if (count === 0) return shown;
  return (
    <Link
      component={RouterLink}
      to={figureSearch(url, figure)}
      aria-label={words.openFigure(name, shown)}
      sx={{ display: "inline-block", minWidth: 24, minHeight: 24, lineHeight: "24px", my: "-2px" }}
    >
      {shown}
    </Link>
  );
}

function columnsOf(report: Report, table: Table, url: KnownReport): DataColumn<Row>[] {
  const keyColumn = keyFigureColumn({ reports: words }, report.report);
  const of = ({ key }: Row) => (key === wholeKey ? {} : { by: table.by, key });
  const strong = (row: Row, text: string) => (row.key === wholeKey ? <strong>{text}</strong> : text);
  return [
    { id: "row", header: table.label, cell: (row) => strong(row, row.label) },
    ...report.buckets.map(({ key, label }, index): DataColumn<Row> => ({
      id: key,
      header: label,
      align: "right",
      cell: (row) => (
        <FigureLink
          url={url}
          figure={{ ...of(row), bucket: key }}
          count={row.counts[index] ?? 0}
          name={words.figureName(row.label, label)}
        />
      ),
    })),
    {
      id: "total",
      header: words.total,
      align: "right",
      cell: (row) => (
        <strong>
          <FigureLink url={url} figure={of(row)} count={row.total} name={words.figureName(row.label, words.total)} />
        </strong>
      ),
    },
    ...(keyColumn === undefined
      ? []
      : [
          {
            id: "key",
            header: keyColumn,
            align: "right",
            cell: (row) => showKeyFigure(texts.tableFormats, row),
          } satisfies DataColumn<Row>,
        ]),
    ...hourColumns(report.report).map((column): DataColumn<Row> => ({
      id: column,
      header: words.serviceHours[column],
      align: "right",
      cell: ({ serviceHours }) => showHours(texts.tableFormats, serviceHours, column),
    })),
  ];
}

const countBar = (key: string, label: string, count: number): Bar => ({
  key,
  label,
  value: count,
  shown: texts.formats.number(count),
});

/** What the rows of a breakdown are compared by: the figure that one looks at first, else the number of documents. */
function rowBars({ report }: Report, { rows }: Table): Bar[] {
  if (keyFigureColumn({ reports: words }, report) === undefined)
    return rows.map(({ key, label, total }) => countBar(key, label, total));
  return rows.map((row) => ({
    key: row.key,
    label: row.label,
    value: keyFigureOf(row),
    shown: showKeyFigure(texts.tableFormats, row),
  }));
}

/** What a whole bar stands for in every chart of a report but that of months: all per cent, all documents, or the greatest mean. */
function scaleOf({ report, tables, total }: Report): number {
  const { keyFigure } = reportDefinitions[report];
  if (typeof keyFigure === "object") return 100;
  if (keyFigure === "total") return total.total;
  return Math.max(0, ...tables.flatMap(({ rows }) => rows.map((row) => keyFigureOf(row) ?? 0)));
}

function ReportSection({ report, table, url }: { report: Report; table: Table; url: KnownReport }) {
  const whole: Row = { key: wholeKey, label: words.total, ...report.total };
  const name = keyFigureColumn({ reports: words }, report.report) ?? words.keyFigures[report.report];
  const caption = words.chart(table.label, name);
  const bars = rowBars(report, table);
  const chart = { caption, description: words.chartHelp(caption) };
  const isShare = typeof reportDefinitions[report.report].keyFigure === "object";
  return (
    <Section title={table.label}>
      <Beside>
        {table.by === "month" ? (
          <ReportTrend
            {...chart}
            bars={bars.map((bar, place) => ({
              ...bar,
              label: words.shortMonth(bar.key, place === 0 || bar.key.endsWith("-01")),
            }))}
            most={isShare ? 100 : Math.max(0, ...bars.map(({ value }) => value ?? 0))}
          />
        ) : (
          // One bar compares nothing.
          bars.length > 1 && <ReportBars {...chart} bars={bars} most={scaleOf(report)} />
        )}
        <PlainTable
          compared
          label={words.tableOf(table.label)}
          columns={columnsOf(report, table, url)}
          rows={table.rows.length > 1 ? [...table.rows, whole] : table.rows}
          rowId={({ key }) => key}
        />
      </Beside>
    </Section>
  );
}

/** How the counted documents fall into the classes, as parts of them all. */
function Classes({ report }: { report: Report }) {
  const { total, counts } = report.total;
  const bars = report.buckets.map(({ key, label }, index): Bar => {
    const count = counts[index] ?? 0;
    const part = total === 0 ? 0 : Math.round((100 * count) / total);
    return {
      ...countBar(key, label, count),
      shown: words.part(texts.formats.number(count), part),
      tone: toneOfBucket(key),
    };
  });
  const caption = words.byClass[report.report];
  return (
    <Section title={caption}>
      <ReportBars caption={words.whole} description={words.chartHelp(caption)} bars={bars} most={total} />
    </Section>
  );
}

/** The figures of a report: what one looks at first, the whole by class, then a chart and a table for each breakdown. */
export function ReportFigures({ report, url }: { report: Report; url: KnownReport }) {
  const months = report.tables.filter(({ by }) => by === "month");
  const others = report.tables.filter(({ by }) => by !== "month");
  return (
    <>
      <ReportTiles report={report} />
      <Classes report={report} />
      {[...months, ...others].map((table) => (
        <ReportSection key={table.by} report={report} table={table} url={url} />
      ))}
    </>
  );
}
