import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { texts as catalogue } from "@runko/domain/texts/texts";
import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "./field-frame.tsx";
import type { InputProps, Option } from "./input-props.ts";
import { useField } from "./use-field.ts";

type MultiChoiceInputProps<Values extends FieldValues> = InputProps<Values> & {
  options: readonly Option[];
  loading?: boolean;
  placeholder?: string;
};

const valuesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Any number of choices from a long list, each found by typing part of it; the form holds the chosen values. */
export function MultiChoiceInput<Values extends FieldValues>(props: MultiChoiceInputProps<Values>) {
  const { id, field, texts, control } = useField(props);
  const { options, loading = false, placeholder } = props;
  const chosen = valuesOf(field.value).map(
    (value) => options.find((option) => option.value === value) ?? { value, label: value },
  );
  return (
    <FieldFrame id={id} {...texts}>
      <Autocomplete
        multiple
        fullWidth
        autoHighlight
        openOnFocus
        disableCloseOnSelect
        id={id}
        options={options}
        value={chosen}
        loading={loading}
        onChange={(_event, next) => field.onChange(next.map(({ value }) => value))}
        onBlur={field.onBlur}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            fullWidth
            inputRef={field.ref}
            error={texts.error !== undefined}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            slotProps={{ input: { ...slotProps.htmlInput, ...control } }}
          />
        )}
        noOptionsText={catalogue.common.form.noOptions}
        loadingText={catalogue.common.form.loadingOptions}
        openText={catalogue.common.form.openOptions}
        closeText={catalogue.common.form.closeOptions}
        clearText={catalogue.common.clear}
      />
    </FieldFrame>
  );
}
