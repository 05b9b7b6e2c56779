import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { texts } from "@runko/domain/texts/texts";
import type { ControlProps } from "./field-frame.tsx";
import type { Option } from "./input-props.ts";
import { optionItem } from "./option-item.tsx";
import { useOptionPages } from "./use-option-pages.ts";

type OptionsSearchProps = {
  options: readonly Option[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  onBlur?: () => void;
  inputRef?: (element: { focus: () => void } | null) => void;
  control: ControlProps;
  invalid?: boolean;
  loading?: boolean;
  placeholder?: string | undefined;
  noOptionsText?: string;
  /** What a chosen value is called that is among no options. */
  unknownLabel?: string;
  /** Chosen ones that are shown before the field is entered; the others as their number. */
  shownAtRest?: number;
  /** No more than this can be chosen. */
  most?: number;
};

/** Any number of choices from a long list, each found by typing part of it. */
export function OptionsSearch(props: OptionsSearchProps) {
  const { options, values, onChange, onBlur, inputRef, control, invalid, loading, placeholder, most } = props;
  const pages = useOptionPages(options.length);
  const chosen = values.map(
    (value) => options.find((option) => option.value === value) ?? { value, label: props.unknownLabel ?? value },
  );
  return (
    <Autocomplete
      multiple
      fullWidth
      autoHighlight
      disableCloseOnSelect
      id={control.id}
      options={options}
      value={chosen}
      loading={loading ?? false}
      limitTags={props.shownAtRest ?? -1}
      getLimitTagsText={texts.common.form.moreChosen}
      onChange={(_event, next) => onChange(next.map(({ value }) => value))}
      onBlur={onBlur}
      onInputChange={pages.startAgain}
      getOptionKey={(option) => option.value}
      getOptionDisabled={({ value }) => most !== undefined && values.length >= most && !values.includes(value)}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      filterOptions={(all, { inputValue }) => pages.shownOf(all, inputValue)}
      renderOption={optionItem}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          fullWidth
          inputRef={inputRef}
          error={invalid ?? false}
          placeholder={values.length === 0 ? placeholder : undefined}
          slotProps={{ input: { ...slotProps.htmlInput, ...control } }}
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
