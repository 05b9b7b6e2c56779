import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "./field-frame.tsx";
import type { InputProps } from "./input-props.ts";
import { OptionSearch, type SearchedOption } from "./option-search.tsx";
import { textOf, useField } from "./use-field.ts";

type AutocompleteInputProps<Values extends FieldValues> = InputProps<Values> & {
  options: readonly SearchedOption[];
  loading?: boolean;
  noOptionsText?: string;
};

/** A choice from a long list by typing part of it; the form holds the option's value. */
export function AutocompleteInput<Values extends FieldValues>(props: AutocompleteInputProps<Values>) {
  const { id, field, texts, control } = useField(props);
  const { options, loading, noOptionsText, disabled, required } = props;
  return (
    <FieldFrame id={id} {...texts}>
      <OptionSearch
        options={options}
        value={textOf(field.value)}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        control={control}
        invalid={texts.error !== undefined}
        {...{ required, disabled, loading }}
        {...(noOptionsText === undefined ? {} : { noOptionsText })}
      />
    </FieldFrame>
  );
}
