const formatter = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Helsinki",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** What calendar and clock show in Helsinki at an instant, whatever the machine's own time zone. */
export function helsinkiClock(instant: Date): { date: string; time: string; second: string } {
  const part = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${part.year?.padStart(4, "0")}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}`,
    second: part.second ?? "00",
  };
}
