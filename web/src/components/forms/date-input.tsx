import CalendarMonthOutlined from "@mui/icons-material/CalendarMonthOutlined";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { texts } from "@runko/domain/texts/texts";
import { isCalendarDate, todayInHelsinki, weekdayOf } from "@runko/domain/values/calendar-date";
import { parseDateInput } from "@runko/domain/values/parse-date-input";
import { lazy, Suspense } from "react";
import type { FieldValues } from "react-hook-form";
import type { InputProps } from "./input-props.ts";
import { WireInput } from "./wire-input.tsx";
import { useAnchor } from "../use-anchor.ts";

const words = texts.common.form;

const CalendarPopover = lazy(() => import("./calendar-popover.tsx"));

const showDate = (value: string) => (isCalendarDate(value) ? texts.formats.date(value) : value);

type DateInputProps<Values extends FieldValues> = InputProps<Values> & {
  /** Which year a day without one belongs to. */
  prefer?: "future" | "past";
  /** The earliest day that the calendar offers, YYYY-MM-DD. */
  earliest?: string;
  /** False where there is no room for it, or no use. */
  weekday?: boolean;
};

/** A day by keyboard (`5.3.2026`, `5.3.`, `+10`) or from a calendar; the form holds `YYYY-MM-DD` (D-6). */
export function DateInput<Values extends FieldValues>(props: DateInputProps<Values>) {
  const { prefer = "future", earliest, weekday = true, help = words.dateHelp, ...input } = props;
  const { anchor, open, close } = useAnchor();
  const knownOf = (value: string) => (isCalendarDate(value) ? value : undefined);
  const end = (value: string) => {
    const known = knownOf(value);
    return (
      <InputAdornment position="end" sx={{ gap: 1 }}>
        {weekday && known && words.weekdays[weekdayOf(known) - 1]}
        <IconButton
          edge="end"
          size="small"
          disabled={props.disabled}
          aria-label={`${words.openCalendar}: ${props.label}`}
          onClick={open}
        >
          <CalendarMonthOutlined fontSize="small" />
        </IconButton>
      </InputAdornment>
    );
  };
  const picker = (value: string, pick: (picked: string) => void) =>
    anchor && (
      <Suspense>
        <CalendarPopover
          anchor={anchor}
          value={knownOf(value)}
          earliest={earliest}
          onPick={(date) => {
            pick(date);
            close();
          }}
          onClose={close}
        />
      </Suspense>
    );
  return (
    <WireInput
      {...input}
      help={help}
      read={(text) => parseDateInput(text, todayInHelsinki(new Date()), { prefer })}
      show={showDate}
      end={end}
      picker={picker}
    />
  );
}
