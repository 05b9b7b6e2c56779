import { styled } from "@mui/material/styles";
import { reportModes } from "@runko/domain/enumerations/report-modes";
import type { PathRole } from "@runko/domain/organizations/roles";
import { reportsOfRole } from "@runko/domain/reports/report-definitions";
import { periodPresets, presetOf, presetPeriod } from "@runko/domain/reports/report-periods";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { useState } from "react";
import type { ReportChoices } from "./api/report-queries.ts";
import { ReportFilter } from "./report-filter.tsx";
import { ReportPeriod } from "./report-period.tsx";
import { ReportSelect } from "./report-select.tsx";
import type { ReportUrl } from "./report-url.ts";

const words = texts.reports;

const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "8px 16px",
  paddingBottom: 12,
});

type ReportCriteriaProps = {
  forRole: PathRole;
  url: ReportUrl;
  choices: ReportChoices | undefined;
  onChange: (part: Partial<ReportUrl>) => void;
};

const named = (choices: readonly { id: string; name: string; supplierName?: string }[] | undefined) =>
  choices?.map(({ id, name, supplierName }) => ({
    value: id,
    label: name,
    ...(supplierName !== undefined && { hint: supplierName }),
  }));

/** Which report, of which time, of what. Everything stands in the address. */
export function ReportCriteria({ forRole: role, url, choices, onChange }: ReportCriteriaProps) {
  const [today] = useState(() => todayInHelsinki(new Date()));
  const presets = periodPresets.map((value) => ({ value, label: words.presets[value] }));
  return (
    <Bar data-screen-only>
      <ReportSelect
        id="report-type"
        label={words.type}
        emptyLabel={texts.common.form.emptyChoice}
        options={reportsOfRole(role).map((value) => ({ value, label: texts.enumerations.reportType[value] }))}
        value={url.report}
        onChange={(report) => onChange({ report })}
      />
      <ReportSelect
        id="report-mode"
        label={words.mode}
        options={reportModes.map((value) => ({ value, label: words.modes[value] }))}
        value={url.mode}
        onChange={(mode) => onChange({ mode: mode ?? "basic" })}
      />
      <ReportSelect
        id="report-preset"
        label={words.period}
        emptyLabel={words.ownPeriod}
        options={presets}
        value={presetOf(url, today)}
        onChange={(preset) => preset && onChange(presetPeriod(preset, today))}
      />
      <ReportPeriod from={url.from} to={url.to} onChange={onChange} />
      <ReportFilter
        id="report-counterparty"
        label={words.counterparty(role)}
        options={named(choices?.counterparties)}
        value={url.counterparty}
        onChange={(counterparty) => onChange({ counterparty })}
      />
      <ReportFilter
        id="report-product-group"
        label={words.productGroup}
        options={named(choices?.productGroups)}
        value={url.productGroup}
        onChange={(productGroup) => onChange({ productGroup })}
      />
      <ReportFilter
        id="report-product"
        label={words.product}
        options={named(choices?.products)}
        value={url.product}
        onChange={(product) => onChange({ product })}
      />
    </Bar>
  );
}
