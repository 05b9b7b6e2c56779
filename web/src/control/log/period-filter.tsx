import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { isCalendarDate } from "@runko/domain/values/calendar-date";
import { useEffect, useEffectEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import { DateInput } from "../../components/forms/date-input.tsx";

const words = texts.controlLog;

const Field = styled("div")({ width: 170 });

type Period = { from: string; to: string };
type PeriodFilterProps = Period & { onChange: (period: Period) => void };

const isDayOrNone = (text: string) => text === "" || isCalendarDate(text);

/** Narrows the log to the days from one to another. What is no day yet narrows nothing. */
export function PeriodFilter({ from, to, onChange }: PeriodFilterProps) {
  const { control } = useForm<Period>({ values: { from, to } });
  const typed = useWatch({ control });
  const [nextFrom = "", nextTo = ""] = [typed.from, typed.to];
  const tell = useEffectEvent((period: Period) => {
    if (period.from !== from || period.to !== to) onChange(period);
  });
  useEffect(() => {
    if (isDayOrNone(nextFrom) && isDayOrNone(nextTo)) tell({ from: nextFrom, to: nextTo });
  }, [nextFrom, nextTo]);
  return (
    <>
      <Field>
        <DateInput control={control} name="from" label={words.from} prefer="past" help="" />
      </Field>
      <Field>
        <DateInput control={control} name="to" label={words.to} prefer="past" help="" />
      </Field>
    </>
  );
}
