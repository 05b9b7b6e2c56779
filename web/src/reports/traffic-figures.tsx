import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { oneDecimal } from "@runko/domain/reports/one-decimal";
import {
  trafficOf,
  trafficTable,
  type TrafficFigures as Figures,
  type TrafficName,
} from "@runko/domain/reports/traffic";
import { texts } from "@runko/domain/texts/texts";
import { Link as RouterLink } from "react-router";
import { routes } from "../addresses/routes.ts";
import { Section } from "../components/layout/section.tsx";
import type { DataColumn } from "../components/tables/data-column.ts";
import { PlainTable } from "../components/tables/plain-table.tsx";
import type { Traffic } from "./api/traffic-queries.ts";
import { FigureTiles } from "./figure-tiles.tsx";
import { ReportBars } from "./report-bars.tsx";
import { ReportTrend } from "./report-trend.tsx";
import { reportAddress } from "./report-url.ts";

const words = texts.traffic;
const { number } = texts.formats;

/** Two beside each other where there is room; one alone has it all. */
const Charts = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "12px 32px",
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > :only-child": { gridColumn: "1 / -1" },
  },
}));
const Meanings = styled("dl")({
  margin: "0 0 12px",
  display: "grid",
  gap: 8,
  "& dt": { fontWeight: 600 },
  "& dd": { margin: 0 },
});
const Ways = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 24px",
  "& a": { display: "inline-block", lineHeight: "24px" },
});

const shown = (figures: Figures, name: TrafficName): string => {
  const value = figures[name]?.value ?? null;
  return value === null ? "–" : texts.tableFormats.tenths(value);
};

/** What one looks at first, of how many it is, and how it stands against the period before. */
function Tiles({ traffic: { role, total, previous } }: { traffic: Traffic }) {
  const { tiles, span } = texts.reports;
  const before = span(texts.formats.date(previous.from), texts.formats.date(previous.to));
  return (
    <FigureTiles
      tiles={trafficOf(role).map((name) => {
        const { unit } = trafficTable[name];
        const { counted = 0, value = null } = total[name] ?? {};
        const past = previous.total[name]?.value ?? null;
        const compared = value !== null && past !== null;
        return {
          key: name,
          label: words.names[name],
          value: value === null ? "–" : tiles.value(value, unit),
          lines: [
            words.countedOf(words.counted[name], number(counted)),
            compared ? tiles.change(oneDecimal(value - past), unit, before) : tiles.nothingBefore(before),
          ],
        };
      })}
    />
  );
}

type Month = Traffic["months"][number];
const wholeKey = "whole";

function monthColumns(names: readonly TrafficName[]): DataColumn<Month>[] {
  const strong = ({ key }: Month, text: string) => (key === wholeKey ? <strong>{text}</strong> : text);
  return [
    { id: "month", header: words.month, cell: (row) => strong(row, row.label) },
    ...names.flatMap((name): DataColumn<Month>[] => [
      { id: name, header: words.columns[name], align: "right", cell: (row) => strong(row, shown(row, name)) },
      {
        id: `${name} counted`,
        header: words.counted[name],
        align: "right",
        cell: (row) => strong(row, number(row[name]?.counted ?? 0)),
      },
    ]),
  ];
}

function Months({ traffic: { role, months, total } }: { traffic: Traffic }) {
  const names = trafficOf(role);
  return (
    <Section title={words.months}>
      <Charts>
        {names.map((name) => {
          const caption = words.columns[name];
          const values = months.map((month) => month[name]?.value ?? null);
          return (
            <ReportTrend
              key={name}
              caption={caption}
              description={texts.reports.chartHelp(caption)}
              bars={months.map((month, place) => ({
                key: month.key,
                label: texts.reports.shortMonth(month.key, place === 0 || month.key.endsWith("-01")),
                value: values[place] ?? null,
                // Without needless tenths, so that twelve stand beside each other on a phone.
                shown: typeof values[place] === "number" ? number(values[place]) : "–",
              }))}
              most={trafficTable[name].unit === "percent" ? 100 : Math.max(0, ...values.map((value) => value ?? 0))}
            />
          );
        })}
      </Charts>
      <PlainTable
        compared
        label={texts.reports.tableOf(words.months)}
        columns={monthColumns(names)}
        rows={[...months, { key: wholeKey, label: texts.reports.total, ...total }]}
        rowId={({ key }) => key}
      />
    </Section>
  );
}

type Reason = Traffic["reasons"][number];
const reasonColumns: DataColumn<Reason>[] = [
  { id: "reason", header: words.reason, cell: ({ label }) => label },
  { id: "count", header: words.rejected, align: "right", cell: ({ count }) => number(count) },
];

function Reasons({ reasons }: { reasons: Traffic["reasons"] }) {
  const all = reasons.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section title={words.reasons}>
      {all === 0 ? (
        words.noRejections
      ) : (
        <Charts>
          <ReportBars
            caption={words.rejected}
            description={texts.reports.chartHelp(words.reasons)}
            bars={reasons.map(({ key, label, count }) => ({
              key,
              label,
              value: count,
              shown: texts.reports.part(number(count), Math.round((100 * count) / all)),
            }))}
            most={all}
          />
          <PlainTable
            compared
            label={texts.reports.tableOf(words.reasons)}
            columns={reasonColumns}
            rows={reasons}
            rowId={({ key }) => key}
          />
        </Charts>
      )}
    </Section>
  );
}

/** What each figure is, and the way to its report with the documents behind it. */
function Explained({ traffic: { role, counterparty, from, to } }: { traffic: Traffic }) {
  const reports = trafficOf(role).flatMap((name) => trafficTable[name].report ?? []);
  return (
    <Section title={words.reports}>
      <Meanings>
        {trafficOf(role).map((name) => (
          <div key={name}>
            <dt>{words.names[name]}</dt>
            <dd>{words.explained[name]}</dd>
          </div>
        ))}
      </Meanings>
      <Ways data-screen-only>
        {reports.map((report) => (
          <li key={report}>
            <Link
              component={RouterLink}
              to={`${routes.reports(role)}?${reportAddress.write({ report, from, to, counterparty: [counterparty.id] })}`}
            >
              {texts.enumerations.reportType[report]}
            </Link>
          </li>
        ))}
      </Ways>
    </Section>
  );
}

/** All that is told of the traffic: figures, months, reasons, and what they mean. */
export function TrafficFigures({ traffic }: { traffic: Traffic }) {
  return (
    <>
      <Tiles traffic={traffic} />
      {traffic.months.length > 1 && <Months traffic={traffic} />}
      {trafficOf(traffic.role).includes("rejections") && <Reasons reasons={traffic.reasons} />}
      <Explained traffic={traffic} />
    </>
  );
}
