import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { FieldFrame } from "./field-frame.tsx";

type ChoiceFilterProps<Value extends string> = {
  id: string;
  label: string;
  /** The words of "no matter which"; undefined takes that choice away. */
  allLabel?: string | undefined;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  width?: number | "auto";
};

/** One of a few choices, which a list or a report follows at once. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { id, label, allLabel, options, value, onChange, width = 190 } = props;
  return (
    <FieldFrame id={id} label={label}>
      <NativeSelect
        id={id}
        variant="outlined"
        value={value ?? ""}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
        input={<OutlinedInput />}
        sx={{
          width: { xs: "100%", sm: width },
          minWidth: { sm: 150 },
          maxWidth: "100%",
          "& select": { height: 20, boxSizing: "content-box" },
        }}
      >
        {allLabel !== undefined && <option value="">{allLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
