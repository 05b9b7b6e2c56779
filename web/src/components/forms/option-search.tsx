import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { useState, type UIEvent } from "react";
import type { ControlProps } from "./field-frame.tsx";
import type { Option } from "./input-props.ts";

/** So many more are shown each time the end of the list comes near. Source: specification §9 */
const pageLength = 20;
const nearEnd = 80;

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

const matches = (typed: string) => {
  const wanted = typed.trim().toLocaleLowerCase("fi");
  return ({ label, hint }: SearchedOption) => `${label} ${hint ?? ""}`.toLocaleLowerCase("fi").includes(wanted);
};

/** A choice from a long list by typing part of it. */
export function OptionSearch(props: OptionSearchProps) {
  const { options, value, onChange, onBlur, inputRef, control, invalid, required, disabled, loading } = props;
  const [shownCount, setShownCount] = useState(pageLength);
  const chosen = options.find((option) => option.value === value) ?? null;
  const showMore = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (left < nearEnd) setShownCount((count) => Math.min(options.length, count + pageLength));
  };

  return (
    <Autocomplete
      fullWidth
      autoHighlight
      openOnFocus
      id={control.id}
      options={options}
      value={chosen}
      disabled={disabled}
      loading={loading}
      onChange={(_event, option) => onChange(option?.value ?? "")}
      onBlur={onBlur}
      onInputChange={() => setShownCount(pageLength)}
      getOptionKey={(option) => option.value}
      getOptionDisabled={(option) => option.disabled ?? false}
      groupBy={options.some(({ group }) => group !== undefined) ? ({ group }) => group ?? "" : undefined}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      filterOptions={(all, { inputValue }) =>
        (chosen?.label === inputValue ? all : all.filter(matches(inputValue))).slice(0, shownCount)
      }
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          <span>
            {option.label}
            {option.hint && (
              <Typography variant="caption" color="textSecondary" component="span" sx={{ display: "block" }}>
                {option.hint}
              </Typography>
            )}
          </span>
        </li>
      )}
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
      slotProps={{ listbox: { onScroll: showMore } }}
      noOptionsText={props.noOptionsText ?? texts.common.form.noOptions}
      loadingText={texts.common.form.loadingOptions}
      openText={texts.common.form.openOptions}
      closeText={texts.common.form.closeOptions}
      clearText={texts.common.clear}
    />
  );
}
