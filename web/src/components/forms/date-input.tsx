import CalendarMonthOutlined from "@mui/icons-material/CalendarMonthOutlined";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { texts as catalogue } from "@runko/domain/texts/texts";
import { formatDate, isCalendarDate, todayInHelsinki, weekdayOf } from "@runko/domain/values/calendar-date";
import { parseDateInput } from "@runko/domain/values/parse-date-input";
import { lazy, Suspense, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "./field-frame.tsx";
import type { InputProps } from "./input-props.ts";
import { textOf, useField } from "./use-field.ts";
import { useWireText } from "./use-wire-text.ts";

const CalendarPopover = lazy(() => import("./calendar-popover.tsx"));

const showDate = (value: string) => (isCalendarDate(value) ? formatDate(value) : value);

type DateInputProps<Values extends FieldValues> = InputProps<Values> & {
  /** Which year a day without one belongs to. */
  prefer?: "future" | "past";
  /** The earliest day that the calendar offers, YYYY-MM-DD. */
  earliest?: string;
  /** False where there is no room for it, or no use. */
  weekday?: boolean;
};

/** A day by keyboard (`5.3.2026`, `5.3.`, `+10`) or from a calendar; the form holds `YYYY-MM-DD` (D-6). */
export function DateInput<Values extends FieldValues>({
  prefer = "future",
  earliest,
  weekday = true,
  ...props
}: DateInputProps<Values>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const help = props.help ?? catalogue.common.form.dateHelp;
  const { id, field, texts, control } = useField({ ...props, help });
  const value = textOf(field.value);
  const { shown, type, leave } = useWireText({
    value,
    onChange: field.onChange,
    read: (text) => parseDateInput(text, todayInHelsinki(new Date()), { prefer }),
    show: showDate,
  });
  const known = isCalendarDate(value) ? value : undefined;
  const pick = (date: string) => {
    leave();
    field.onChange(date);
    setAnchor(null);
  };

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
        endAdornment={
          <InputAdornment position="end" sx={{ gap: 1 }}>
            {weekday && known && catalogue.common.form.weekdays[weekdayOf(known) - 1]}
            <IconButton
              edge="end"
              size="small"
              disabled={props.disabled}
              aria-label={`${catalogue.common.form.openCalendar}: ${props.label}`}
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <CalendarMonthOutlined fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
        slotProps={{ input: { ...control, autoComplete: "off", "aria-required": props.required } }}
      />
      {anchor && (
        <Suspense>
          <CalendarPopover
            anchor={anchor}
            value={known}
            earliest={earliest}
            onPick={pick}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
