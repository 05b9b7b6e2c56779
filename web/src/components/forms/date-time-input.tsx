import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { isInstant } from "@runko/domain/values/instant";
import type { FieldValues } from "react-hook-form";
import type { InputProps } from "./input-props.ts";
import { readDateTime } from "./read-date-time.ts";
import { WireInput } from "./wire-input.tsx";

const readInstant = (text: string) => readDateTime(text, todayInHelsinki(new Date()));
const showInstant = (value: string) => (isInstant(value) ? texts.formats.instant(value) : value);

/** A moment that has been; the form holds the instant in UTC (D-6). */
export const DateTimeInput = <Values extends FieldValues>({ help, ...props }: InputProps<Values>) => (
  <WireInput {...props} help={help ?? texts.common.form.dateTimeHelp} read={readInstant} show={showInstant} />
);
