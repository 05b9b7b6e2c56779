import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "./field-frame.tsx";
import type { InputProps, Option } from "./input-props.ts";
import { OptionsSearch } from "./options-search.tsx";
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
  return (
    <FieldFrame id={id} {...texts}>
      <OptionsSearch
        options={options}
        values={valuesOf(field.value)}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        control={control}
        invalid={texts.error !== undefined}
        loading={loading}
        placeholder={placeholder}
      />
    </FieldFrame>
  );
}
