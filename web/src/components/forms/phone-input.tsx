import type { FieldValues } from "react-hook-form";
import type { InputProps } from "./input-props.ts";
import { TextInput } from "./text-input.tsx";

export function PhoneInput<Values extends FieldValues>(props: InputProps<Values> & { autoComplete?: string }) {
  return <TextInput type="tel" inputMode="tel" tidy={(text) => text.trim()} {...props} />;
}
