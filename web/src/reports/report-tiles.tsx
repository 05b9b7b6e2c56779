import { styled } from "@mui/material/styles";
import { reportTiles } from "@runko/domain/reports/report-tiles";
import { reportDefinitions } from "@runko/domain/reports/report-definitions";
import { texts } from "@runko/domain/texts/texts";
import type { Report } from "./api/report-queries.ts";

const words = texts.reports;

const Tiles = styled("dl")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(180px, 100%), 1fr))",
  gap: 12,
  margin: 0,
});
const Tile = styled("div")(({ theme }) => ({
  padding: "10px 16px 12px",
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.colors.surface,
  "& dt": { fontSize: "0.8125rem", color: theme.colors.textSecondary },
  "& dd": { margin: 0 },
  "& [data-value]": { fontSize: "1.625rem", lineHeight: 1.3, fontWeight: 650, fontVariantNumeric: "tabular-nums" },
  "& [data-change]": { fontSize: "0.8125rem", color: theme.colors.textSecondary },
  "@media print": { breakInside: "avoid" },
}));

/** What one looks at first, with how it stands against the period before. */
export function ReportTiles({ report }: { report: Report }) {
  const { previous } = report;
  const { rows } = reportDefinitions[report.report];
  const before = words.span(texts.formats.date(previous.from), texts.formats.date(previous.to));
  return (
    <Tiles>
      {reportTiles(report).map((tile) => (
        <Tile key={tile.name}>
          <dt>{words.tiles.name(tile.name, report.report, rows)}</dt>
          <dd data-value>{tile.value === null ? "–" : words.tiles.value(tile.value, tile.unit)}</dd>
          <dd data-change>
            {tile.change === null
              ? words.tiles.nothingBefore(before)
              : words.tiles.change(tile.change, tile.unit, before)}
          </dd>
        </Tile>
      ))}
    </Tiles>
  );
}
