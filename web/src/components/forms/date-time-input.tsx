import OutlinedInput from "@mui/material/OutlinedInput";
import { texts as catalogue } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { formatInstant, isInstant } from "@runko/domain/values/instant";
import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "./field-frame.tsx";
import type { InputProps } from "./input-props.ts";
import { readDateTime } from "./read-date-time.ts";
import { textOf, useField } from "./use-field.ts";
import { useWireText } from "./use-wire-text.ts";

const showInstant = (value: string) => (isInstant(value) ? formatInstant(value) : value);

/** A moment that has been; the form holds the instant in UTC (D-6). */
export function DateTimeInput<Values extends FieldValues>(props: InputProps<Values>) {
  const help = props.help ?? catalogue.common.form.dateTimeHelp;
  const { id, field, texts, control } = useField({ ...props, help });
  const { shown, type, leave } = useWireText({
    value: textOf(field.value),
    onChange: field.onChange,
    read: (text) => readDateTime(text, todayInHelsinki(new Date())),
    show: showInstant,
  });
  return (
    <FieldFrame id={id} {...texts}>
      <OutlinedInput
        name={field.name}
        value={shown}
        error={texts.error !== undefined}
        disabled={props.disabled}
        inputRef={field.ref}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          leave();
          field.onBlur();
        }}
        slotProps={{ input: { ...control, autoComplete: "off", "aria-required": props.required } }}
      />
    </FieldFrame>
  );
}
