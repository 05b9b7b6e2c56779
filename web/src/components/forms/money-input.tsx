import InputAdornment from "@mui/material/InputAdornment";
import { isMoney, parseMoney } from "@runko/domain/values/money";
import { texts } from "@runko/domain/texts/texts";
import type { FieldValues } from "react-hook-form";
import type { InputProps } from "./input-props.ts";
import { WireInput } from "./wire-input.tsx";

const showMoney = (value: string) => (isMoney(value) ? texts.formats.moneyInput(value) : value);
const euro = () => <InputAdornment position="end">€</InputAdornment>;

/** Euros with a decimal comma; the form holds `"120.50"` (D-7). */
export const MoneyInput = <Values extends FieldValues>(props: InputProps<Values>) => (
  <WireInput {...props} read={parseMoney} show={showMoney} inputMode="decimal" end={euro} />
);
