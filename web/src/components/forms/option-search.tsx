import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { texts } from "@runko/domain/texts/texts";
import type { ControlProps } from "./field-frame.tsx";
import type { Option } from "./input-props.ts";
import { optionItem } from "./option-item.tsx";
import { useOptionPages } from "./use-option-pages.ts";

export type SearchedOption = Option & { group?: string };

type OptionSearchProps = {
  options: readonly SearchedOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: (element: { focus: () => void } | null) => void;
  control: ControlProps;
  invalid?: boolean;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  loading?: boolean | undefined;
  noOptionsText?: string;
};

/** A choice from a long list by typing part of it. */
export function OptionSearch(props: OptionSearchProps) {
  const { options, value, onChange, onBlur, inputRef, control, invalid, required, disabled, loading } = props;
  const pages = useOptionPages(options.length);
  const chosen = options.find((option) => option.value === value) ?? null;

  return (
    <Autocomplete
      fullWidth
      autoHighlight
      id={control.id}
      options={options}
      value={chosen}
      disabled={disabled}
      loading={loading}
      onChange={(_event, option) => onChange(option?.value ?? "")}
      onBlur={onBlur}
      onInputChange={pages.startAgain}
      getOptionKey={(option) => option.value}
      getOptionDisabled={(option) => option.disabled ?? false}
      groupBy={options.some(({ group }) => group !== undefined) ? ({ group }) => group ?? "" : undefined}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      filterOptions={(all, { inputValue }) => pages.shownOf(all, chosen?.label === inputValue ? "" : inputValue)}
      renderOption={optionItem}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          fullWidth
          error={invalid ?? false}
          disabled={disabled ?? false}
          inputRef={inputRef}
          slotProps={{ input: { ...slotProps.htmlInput, ...control, "aria-required": required } }}
        />
      )}
      slotProps={{ listbox: { onScroll: pages.showMore } }}
      noOptionsText={props.noOptionsText ?? texts.common.form.noOptions}
      loadingText={texts.common.form.loadingOptions}
      openText={texts.common.form.openOptions}
      closeText={texts.common.form.closeOptions}
      clearText={texts.common.clear}
    />
  );
}
