import { expect, test, vi } from "vitest";

test("no rules of a time zone are read before somebody asks for the time", async () => {
  const { DateTimeFormat } = Intl;
  const made = vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (locales, options) {
    return new DateTimeFormat(locales, options);
  } as typeof DateTimeFormat);
  vi.resetModules();
  const { helsinkiClock } = await import("./helsinki-clock.ts");
  expect(made).not.toHaveBeenCalled();
  expect(helsinkiClock(new Date("2026-07-01T21:05:06Z"))).toEqual({ date: "2026-07-02", time: "00:05", second: "06" });
  helsinkiClock(new Date());
  expect(made).toHaveBeenCalledOnce();
});
