import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { texts as catalogue } from "@runko/domain/texts/texts";
import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "./field-frame.tsx";
import type { Option } from "./input-props.ts";
import { useChoice, type ChoiceProps } from "./use-choice.ts";
import { textOf } from "./use-field.ts";

type SelectInputProps<Values extends FieldValues> = ChoiceProps<Values> & {
  /** The words of "nothing chosen"; null takes that choice away. */
  emptyLabel?: string | null;
};

const labelOf = ({ label, hint }: Option) => (hint ? `${label} (${hint})` : label);

/** A choice from a short list, by the browser's own select. */
export function SelectInput<Values extends FieldValues>(props: SelectInputProps<Values>) {
  const { emptyLabel = catalogue.common.form.emptyChoice, disabled, required } = props;
  const { id, field, texts, control, options } = useChoice(props);
  return (
    <FieldFrame id={id} {...texts}>
      <NativeSelect
        fullWidth
        variant="outlined"
        name={field.name}
        value={textOf(field.value)}
        disabled={disabled}
        error={texts.error !== undefined}
        inputRef={field.ref}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
        input={<OutlinedInput />}
        inputProps={{ ...control, "aria-required": required }}
        sx={{ "& select": { height: 20, boxSizing: "content-box" } }}
      >
        {emptyLabel !== null && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {labelOf(option)}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
