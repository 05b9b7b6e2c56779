import OutlinedInput from "@mui/material/OutlinedInput";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "./field-frame.tsx";
import type { InputProps } from "./input-props.ts";
import { textOf, useField } from "./use-field.ts";
import { useWireText } from "./use-wire-text.ts";

type WireInputProps<Values extends FieldValues> = InputProps<Values> & {
  /** The value that the text stands for; null when it stands for none. */
  read: (text: string) => string | null;
  show: (value: string) => string;
  inputMode?: "decimal";
  /** What stands at the end of the field, of the value that the form holds. */
  end?: (value: string) => ReactNode;
  /** Another way to choose the value. */
  picker?: (value: string, pick: (picked: string) => void) => ReactNode;
};

/** A text that a person types freely while the form holds what the API takes. */
export function WireInput<Values extends FieldValues>(props: WireInputProps<Values>) {
  const { read, show, inputMode, end, picker, disabled, required } = props;
  const { id, field, texts, control } = useField(props);
  const value = textOf(field.value);
  const { shown, type, leave } = useWireText({ value, onChange: field.onChange, read, show });
  const pick = (picked: string) => {
    leave();
    field.onChange(picked);
  };
  return (
    <FieldFrame id={id} {...texts}>
      <OutlinedInput
        name={field.name}
        value={shown}
        error={texts.error !== undefined}
        disabled={disabled}
        inputRef={field.ref}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          leave();
          field.onBlur();
        }}
        endAdornment={end?.(value)}
        slotProps={{ input: { ...control, autoComplete: "off", inputMode, "aria-required": required } }}
      />
      {picker?.(value, pick)}
    </FieldFrame>
  );
}
