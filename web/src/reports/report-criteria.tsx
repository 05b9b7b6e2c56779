import { styled } from "@mui/material/styles";
import { reportModes } from "@runko/domain/enumerations/report-modes";
import type { ReportView } from "@runko/domain/reports/report";
import { reportsOf } from "@runko/domain/reports/report-definitions";
import { periodPresets, presetOf, presetPeriod } from "@runko/domain/reports/report-periods";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { useState } from "react";
import { ChoiceFilter } from "../components/forms/choice-filter.tsx";
import { roomForCriteria } from "../screen/breakpoints.ts";
import type { KnownReport, ReportChoices } from "./api/report-queries.ts";
import { ReportFilter } from "./report-filter.tsx";
import { ReportPeriod } from "./report-period.tsx";
import type { ReportUrl } from "./report-url.ts";

const words = texts.reports;

const Bar = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "8px 12px",
  paddingBottom: 16,
  // Where there is room all of it stands on one line.
  [`@media ${roomForCriteria}`]: { gridTemplateColumns: "max-content minmax(0, 1fr)" },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));
const What = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: "8px 12px",
  // On a phone the name of the report has a line of its own, the others share theirs.
  [theme.breakpoints.down("sm")]: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > :first-of-type, & > form": { gridColumn: "1 / -1" },
  },
}));
const Narrowed = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
  // A field that grows with what is chosen pushes nothing down but itself.
  alignItems: "start",
  gap: "8px 12px",
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));

type ReportCriteriaProps = {
  view: ReportView;
  url: KnownReport;
  choices: ReportChoices | undefined;
  onChange: (part: Partial<ReportUrl>) => void;
};

const named = (choices: readonly { id: string; name: string; supplierName?: string }[] | undefined) =>
  choices?.map(({ id, name, supplierName }) => ({
    value: id,
    label: name,
    ...(supplierName !== undefined && { hint: supplierName }),
  }));

/** The other party of the reader, or both where neither is the reader's. */
function partyFilters(view: ReportView, choices: ReportChoices | undefined) {
  const { parties } = words;
  const suppliers = { label: parties.supplier, options: choices?.suppliers };
  const subscribers = { label: parties.subscriber, options: choices?.subscribers };
  if (view !== "PORTAL")
    return [{ name: "counterparty", ...(view === "SUBSCRIBER" ? suppliers : subscribers) }] as const;
  return [
    { name: "subscriber", ...subscribers },
    { name: "supplier", ...suppliers },
  ] as const;
}

/** Which report, of which time, of what. Everything stands in the address. */
export function ReportCriteria({ view, url, choices, onChange }: ReportCriteriaProps) {
  const [today] = useState(() => todayInHelsinki(new Date()));
  const presets = periodPresets.map((value) => ({ value, label: words.presets[value] }));
  const filters = [
    ...partyFilters(view, choices),
    { name: "productGroup", label: words.productGroup, options: choices?.productGroups },
    { name: "product", label: words.product, options: choices?.products },
  ] as const;
  return (
    <Bar data-screen-only>
      <What>
        <ChoiceFilter
          id="report-type"
          width="auto"
          label={words.type}
          options={reportsOf(view).map((value) => ({ value, label: texts.enumerations.reportType[value] }))}
          value={url.report}
          onChange={(report) => onChange({ report })}
        />
        <ChoiceFilter
          id="report-mode"
          width="auto"
          label={words.mode}
          options={reportModes.map((value) => ({ value, label: words.modes[value] }))}
          value={url.mode}
          onChange={(mode) => onChange({ mode: mode ?? "basic" })}
        />
        <ChoiceFilter
          id="report-preset"
          width="auto"
          label={words.period}
          allLabel={words.ownPeriod}
          options={presets}
          value={presetOf(url, today)}
          onChange={(preset) => preset && onChange(presetPeriod(preset, today))}
        />
        <ReportPeriod from={url.from} to={url.to} onChange={onChange} />
      </What>
      <Narrowed>
        {filters.map(({ name, label, options }) => (
          <ReportFilter
            key={name}
            id={`report-${name}`}
            label={label}
            options={named(options)}
            values={url[name]}
            onChange={(values) => onChange({ [name]: values })}
          />
        ))}
      </Narrowed>
    </Bar>
  );
}
