import { hourColumns, keyFigureColumn, showHours, showKeyFigure } from "@runko/domain/reports/report-cells";
import { reportDefinitions } from "@runko/domain/reports/report-definitions";
import type { ReportType } from "@runko/domain/enumerations/report-types";
import type { Report, ReportFigures, ReportTable } from "@runko/domain/reports/report";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { escapeHtml } from "@runko/domain/values/escape-html";

const style = `
  @page { size: A4; margin: 15mm; }
  body { font: 10pt/1.4 system-ui, sans-serif; color: #111; background: #fff; max-width: 180mm; margin: 15mm auto; }
  h1 { font-size: 16pt; margin: 0 0 2mm; } h2 { font-size: 12pt; margin: 6mm 0 2mm; }
  p { margin: 0 0 1mm; } dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 4mm; margin: 2mm 0; }
  dt { color: #555; } dd { margin: 0; }
  table { border-collapse: collapse; width: 100%; font-size: 9pt; font-variant-numeric: tabular-nums; }
  th, td { border-bottom: 0.2mm solid #999; padding: 1mm 2mm 1mm 0; text-align: right; vertical-align: bottom; }
  th:first-child { text-align: left; overflow-wrap: anywhere; } tbody th { font-weight: normal; }
  tfoot th, tfoot td { font-weight: bold; border-bottom: 0; }
  thead { display: table-header-group; } tr { break-inside: avoid; } section { break-inside: auto; }
  @media print { body { margin: 0; max-width: none; } }`;

const cell = (text: string) => `<td>${escapeHtml(text)}</td>`;
const columnHead = (text: string) => `<th scope="col">${escapeHtml(text)}</th>`;

function figureCells(
  { formats, tableFormats, reports }: Catalogue,
  report: ReportType,
  figures: ReportFigures,
): string {
  const shown = [...figures.counts, figures.total].map(formats.number);
  const key = keyFigureColumn({ reports }, report) === undefined ? [] : [showKeyFigure(tableFormats, figures)];
  const hours = hourColumns(report).map((column) => showHours(tableFormats, figures.serviceHours, column));
  return [...shown, ...key, ...hours].map(cell).join("");
}

function tableHtml(texts: Catalogue, { report, buckets, total }: Report, { label, rows }: ReportTable): string {
  const words = texts.reports;
  const keyColumn = keyFigureColumn(texts, report);
  const hours = hourColumns(report).map((column) => words.serviceHours[column]);
  const heads = [
    label,
    ...buckets.map((bucket) => bucket.label),
    words.total,
    ...(keyColumn ? [keyColumn] : []),
    ...hours,
  ];
  const line = (name: string, figures: ReportFigures) =>
    `<tr><th scope="row">${escapeHtml(name)}</th>${figureCells(texts, report, figures)}</tr>`;
  return `<section><h2>${escapeHtml(label)}</h2><table>
<thead><tr>${heads.map(columnHead).join("")}</tr></thead>
<tbody>${rows.map((row) => line(row.label, row)).join("\n")}</tbody>
<tfoot>${line(words.total, total)}</tfoot></table></section>`;
}

function narrowed(words: Catalogue["reports"], { filters }: Report): [string, string][] {
  const names = (found: readonly { name: string }[]) => found.map(({ name }) => name).join(", ");
  const pairs: [string, string][] = [
    [words.parties.subscriber, names(filters.subscribers)],
    [words.parties.supplier, names(filters.suppliers)],
    [words.productGroup, names(filters.productGroups)],
    [words.product, names(filters.products)],
  ];
  return pairs.filter(([, named]) => named !== "");
}

function previousWords({ reports: words, formats, tableFormats }: Catalogue, { report, previous }: Report): string {
  const all = words.allCounted(formats.number(previous.total.total), reportDefinitions[report].rows);
  const name = keyFigureColumn({ reports: words }, report);
  const told = name === undefined ? all : words.keyFigure(all, name, showKeyFigure(tableFormats, previous.total));
  return `${words.span(formats.date(previous.from), formats.date(previous.to))}: ${told}`;
}

/** A report as a page to print: A4, no scripts, nothing from elsewhere. */
export function renderReportHtml(texts: Catalogue, report: Report, now: Date): string {
  const { reports: words, formats } = texts;
  const title = texts.enumerations.reportType[report.report];
  const whose = report.organization?.name ?? words.wholePortal;
  const facts: [string, string][] = [
    [words.period, words.span(formats.date(report.from), formats.date(report.to))],
    [words.mode, words.modes[report.mode]],
    ...narrowed(words, report),
    [words.previous, previousWords(texts, report)],
  ];
  return `<!doctype html>
<html lang="${formats.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(`${title}, ${whose}`)}</title><style>${style}</style></head>
<body><header><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(`${whose} · ${words.areas[report.role]}`)}</p>
<p>${escapeHtml(words.descriptions[report.report])}</p>
<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join("")}</dl></header>
<main>${report.tables.map((table) => tableHtml(texts, report, table)).join("\n")}</main>
<footer><p>${escapeHtml(words.madeAt(formats.instant(now.toISOString())))}</p></footer></body></html>
`;
}
