import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { formatMoneyInput, isMoney, parseMoney } from "@runko/domain/values/money";
import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "./field-frame.tsx";
import type { InputProps } from "./input-props.ts";
import { textOf, useField } from "./use-field.ts";
import { useWireText } from "./use-wire-text.ts";

const showMoney = (value: string) => (isMoney(value) ? formatMoneyInput(value) : value);

/** Euros with a decimal comma; the form holds `"120.50"` (D-7). */
export function MoneyInput<Values extends FieldValues>(props: InputProps<Values>) {
  const { id, field, texts, control } = useField(props);
  const { shown, type, leave } = useWireText({
    value: textOf(field.value),
    onChange: field.onChange,
    read: parseMoney,
    show: showMoney,
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
        endAdornment={<InputAdornment position="end">€</InputAdornment>}
        slotProps={{
          input: { ...control, autoComplete: "off", inputMode: "decimal", "aria-required": props.required },
        }}
      />
    </FieldFrame>
  );
}
