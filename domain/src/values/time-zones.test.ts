import { afterEach, describe, expect, it } from "vitest";
import { addDays, addMonths, isPast, todayInHelsinki } from "./calendar-date.ts";
import { instantInHelsinki } from "./instant.ts";
import { parseDateInput } from "./parse-date-input.ts";
import { addWorkingDays } from "./working-days.ts";
import { texts } from "../texts/texts.ts";

const zones = ["Europe/Helsinki", "UTC", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati", "America/St_Johns"];
const originalZone = process.env.TZ;

const moments = [
  "2026-03-28",
  "2026-03-29",
  "2026-03-30",
  "2026-10-24",
  "2026-10-25",
  "2026-10-26",
  "2026-12-31",
].flatMap((date) => ["00:30", "12:00", "23:30"].map((time) => ({ date, time })));

const readings = () =>
  moments.map(({ date, time }) => {
    const instant = instantInHelsinki(date, time) ?? "";
    return {
      shown: texts.formats.instant(instant),
      today: todayInHelsinki(new Date(instant)),
      past: [addDays(date, -1), date].map((day) => isPast(day, new Date(instant))),
      typed: parseDateInput("+1", date),
      month: addMonths(date, 1),
      normal: addWorkingDays(date, 10),
    };
  });

describe("the machine's own time zone changes nothing (U27)", () => {
  afterEach(() => {
    process.env.TZ = originalZone;
  });

  it.each(zones)("%s", (zone) => {
    process.env.TZ = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    for (const [index, reading] of readings().entries()) {
      const { date, time } = moments[index] ?? { date: "", time: "" };
      expect(reading.today).toBe(date);
      expect(reading.past).toEqual([true, false]);
      expect(reading.shown.endsWith(` klo ${time.replace(":", ".")}`)).toBe(true);
      expect(reading.typed).toBe(addDays(date, 1));
    }
    const inZone = readings();
    process.env.TZ = "Europe/Helsinki";
    expect(inZone).toEqual(readings());
  });
});
