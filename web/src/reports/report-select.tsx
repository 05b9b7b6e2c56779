import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { FieldFrame } from "../components/forms/field-frame.tsx";

type ReportSelectProps<Value extends string> = {
  id: string;
  label: string;
  /** The words of "none of these"; undefined takes that choice away. */
  emptyLabel?: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

/** A choice that the report follows at once. */
export function ReportSelect<Value extends string>(props: ReportSelectProps<Value>) {
  const { id, label, emptyLabel, options, value, onChange } = props;
  return (
    <FieldFrame id={id} label={label}>
      <NativeSelect
        id={id}
        variant="outlined"
        value={value ?? ""}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
        input={<OutlinedInput />}
        sx={{ minWidth: 170, maxWidth: "100%", "& select": { height: 20, boxSizing: "content-box" } }}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
