import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { controlProps, FieldFrame } from "../components/forms/field-frame.tsx";
import { OptionSearch, type SearchedOption } from "../components/forms/option-search.tsx";

const Field = styled("div")({ width: 250, maxWidth: "100%" });

type ReportFilterProps = {
  id: string;
  label: string;
  /** Undefined while they are fetched. */
  options: readonly SearchedOption[] | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** Narrows the report to one of those that its documents name. */
export function ReportFilter({ id, label, options: given, value, onChange }: ReportFilterProps) {
  const options = given ?? [];
  const unknown = value !== "" && !options.some((option) => option.value === value);
  const shown = unknown ? [...options, { value, label: texts.reports.chosenUnknown }] : options;
  return (
    <Field>
      <FieldFrame id={id} label={label}>
        <OptionSearch
          options={shown}
          value={value}
          onChange={onChange}
          control={controlProps(id, { label })}
          noOptionsText={texts.reports.noDocuments}
        />
      </FieldFrame>
    </Field>
  );
}
