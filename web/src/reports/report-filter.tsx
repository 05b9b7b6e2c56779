import { mostReportIds } from "@runko/domain/reports/report";
import { texts } from "@runko/domain/texts/texts";
import { controlProps, FieldFrame } from "../components/forms/field-frame.tsx";
import type { Option } from "../components/forms/input-props.ts";
import { OptionsSearch } from "../components/forms/options-search.tsx";

type ReportFilterProps = {
  id: string;
  label: string;
  /** Undefined while they are fetched. */
  options: readonly Option[] | undefined;
  values: readonly string[];
  onChange: (values: string[]) => void;
};

/** Narrows the report to some of those that its documents name. */
export function ReportFilter({ id, label, options, values, onChange }: ReportFilterProps) {
  return (
    <FieldFrame id={id} label={label}>
      <OptionsSearch
        options={options ?? []}
        values={values}
        onChange={onChange}
        control={controlProps(id, { label })}
        loading={options === undefined}
        placeholder={texts.reports.allOfThem}
        noOptionsText={texts.reports.noDocuments}
        unknownLabel={options === undefined ? texts.common.loading : texts.reports.chosenUnknown}
        shownAtRest={1}
        most={mostReportIds}
      />
    </FieldFrame>
  );
}
