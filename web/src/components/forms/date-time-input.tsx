import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { isInstant } from "@runko/domain/values/instant";
import type { FieldValues } from "react-hook-form";
import type { InputProps } from "./input-props.ts";
import { readDateTime } from "./read-date-time.ts";
import { WireInput } from "./wire-input.tsx";

const readPast = (text: string) => readDateTime(text, todayInHelsinki(new Date()));
const readComing = (text: string) => readDateTime(text, todayInHelsinki(new Date()), "future");
const showInstant = (value: string) => (isInstant(value) ? texts.formats.instant(value) : value);

/** A moment that has been, or is to come: so a day without its year is read. The form holds the instant in UTC (D-6). */
export const DateTimeInput = <Values extends FieldValues>({
  help,
  isComing = false,
  ...props
}: InputProps<Values> & { isComing?: boolean }) => (
  <WireInput
    {...props}
    help={help ?? texts.common.form.dateTimeHelp}
    read={isComing ? readComing : readPast}
    show={showInstant}
  />
);
