import Popover from "@mui/material/Popover";
import { AdapterDateFns } from "@mui/x-date-pickers/AdapterDateFns";
import { DateCalendar } from "@mui/x-date-pickers/DateCalendar";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { fiFI } from "@mui/x-date-pickers/locales";
import { texts } from "@runko/domain/texts/texts";
import { calendarDateOf, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { fi } from "date-fns/locale/fi";

const { localeText } = fiFI.components.MuiLocalizationProvider.defaultProps;

/** The calendar works with the machine's own midnight; what is kept is the day alone, so no time zone moves it. */
function toLocalDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day);
}

const today = () => todayInHelsinki(new Date());
const fromLocalDay = (day: Date) => calendarDateOf(day.getFullYear(), day.getMonth() + 1, day.getDate());

type CalendarPopoverProps = {
  anchor: HTMLElement;
  value: string | undefined;
  earliest: string | undefined;
  onPick: (date: string) => void;
  onClose: () => void;
};

export default function CalendarPopover({ anchor, value, earliest, onPick, onClose }: CalendarPopoverProps) {
  const pick = (day: Date | null) => {
    const date = day && fromLocalDay(day);
    if (date) onPick(date);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ paper: { role: "dialog", "aria-label": texts.common.form.calendar } }}
    >
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={fi} localeText={localeText}>
        <DateCalendar
          autoFocus
          value={value === undefined ? null : toLocalDay(value)}
          referenceDate={toLocalDay(value ?? earliest ?? today())}
          minDate={earliest === undefined ? undefined : toLocalDay(earliest)}
          onChange={(day, selection) => selection === "finish" && pick(day)}
          views={["year", "month", "day"]}
          openTo="day"
        />
      </LocalizationProvider>
    </Popover>
  );
}
