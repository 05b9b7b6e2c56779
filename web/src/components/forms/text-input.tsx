import OutlinedInput from "@mui/material/OutlinedInput";
import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "./field-frame.tsx";
import type { InputProps } from "./input-props.ts";
import { textOf, useField } from "./use-field.ts";

type TextInputProps<Values extends FieldValues> = InputProps<Values> & {
  rows?: number;
  type?: "text" | "email" | "tel" | "password";
  autoComplete?: string;
  inputMode?: "text" | "numeric" | "decimal" | "email" | "tel";
  /** Rewrites the text when the field is left, such as spaces taken away. */
  tidy?: (text: string) => string;
  /** Hears what is typed, letter by letter. */
  onTyped?: (text: string) => void;
};

/** One line of text, or several with `rows`. */
export function TextInput<Values extends FieldValues>(props: TextInputProps<Values>) {
  const { id, field, texts, control } = useField(props);
  const { rows, type = "text", autoComplete = "off", inputMode, tidy, onTyped, disabled, required } = props;
  const value = textOf(field.value);
  const leave = () => {
    if (tidy && tidy(value) !== value) field.onChange(tidy(value));
    field.onBlur();
  };
  return (
    <FieldFrame id={id} {...texts}>
      <OutlinedInput
        fullWidth
        multiline={rows !== undefined}
        minRows={rows}
        type={type}
        name={field.name}
        value={value}
        error={texts.error !== undefined}
        disabled={disabled}
        inputRef={field.ref}
        onChange={(event) => {
          field.onChange(event.target.value);
          onTyped?.(event.target.value);
        }}
        onBlur={leave}
        slotProps={{ input: { ...control, autoComplete, inputMode, "aria-required": required } }}
      />
    </FieldFrame>
  );
}
