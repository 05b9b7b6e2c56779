import { reportTiles } from "@runko/domain/reports/report-tiles";
import { reportDefinitions } from "@runko/domain/reports/report-definitions";
import { texts } from "@runko/domain/texts/texts";
import type { Report } from "./api/report-queries.ts";
import { FigureTiles } from "./figure-tiles.tsx";

const words = texts.reports;

/** What one looks at first, with how it stands against the period before. */
export function ReportTiles({ report }: { report: Report }) {
  const { previous } = report;
  const { rows } = reportDefinitions[report.report];
  const before = words.span(texts.formats.date(previous.from), texts.formats.date(previous.to));
  return (
    <FigureTiles
      tiles={reportTiles(report).map(({ name, value, unit, change }) => ({
        key: name,
        label: words.tiles.name(name, report.report, rows),
        value: value === null ? "–" : words.tiles.value(value, unit),
        lines: [change === null ? words.tiles.nothingBefore(before) : words.tiles.change(change, unit, before)],
      }))}
    />
  );
}
