import Link from "@mui/material/Link";
import {
  hourColumns,
  keyFigureColumn,
  keyFigureOf,
  showHours,
  showKeyFigure,
} from "@runko/domain/reports/report-cells";
import { reportDefinitions } from "@runko/domain/reports/report-definitions";
import { texts } from "@runko/domain/texts/texts";
import { Link as RouterLink } from "react-router";
import { Section } from "../components/layout/section.tsx";
import type { DataColumn } from "../components/tables/data-column.ts";
import { PlainTable } from "../components/tables/plain-table.tsx";
import type { KnownReport, Report } from "./api/report-queries.ts";
import { ReportBars, type Bar } from "./report-bars.tsx";
import { figureSearch, type FigureUrl } from "./report-url.ts";

const words = texts.reports;

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

function ReportSection({ report, table, url }: { report: Report; table: Table; url: KnownReport }) {
  const whole: Row = { key: wholeKey, label: words.total, ...report.total };
  const name = keyFigureColumn({ reports: words }, report.report) ?? words.keyFigures[report.report];
  const caption = words.chart(table.label, name);
  const isShare = typeof reportDefinitions[report.report].keyFigure === "object";
  return (
    <Section title={table.label}>
      <ReportBars
        caption={caption}
        description={words.chartHelp(caption)}
        bars={rowBars(report, table)}
        {...(isShare && { most: 100 })}
      />
      <PlainTable
        compared
        label={words.tableOf(table.label)}
        columns={columnsOf(report, table, url)}
        rows={[...table.rows, whole]}
        rowId={({ key }) => key}
      />
    </Section>
  );
}

/** The figures of a report: the whole by class, then a chart and a table for each breakdown. */
export function ReportFigures({ report, url }: { report: Report; url: KnownReport }) {
  const bars = report.buckets.map(({ key, label }, index) => countBar(key, label, report.total.counts[index] ?? 0));
  const keyColumn = keyFigureColumn({ reports: words }, report.report);
  const { rows } = reportDefinitions[report.report];
  const all = words.allCounted(texts.formats.number(report.total.total), rows);
  return (
    <>
      <Section title={words.whole}>
        <p>
          {keyColumn === undefined
            ? all
            : words.keyFigure(all, keyColumn, showKeyFigure(texts.tableFormats, report.total))}
        </p>
        <ReportBars
          caption={words.byClass[report.report]}
          description={words.chartHelp(words.byClass[report.report])}
          bars={bars}
        />
      </Section>
      {report.tables.map((table) => (
        <ReportSection key={table.by} report={report} table={table} url={url} />
      ))}
    </>
  );
}
