import { describe, expect, it } from "vitest";
import { languages } from "@runko/domain/texts/languages";
import { textsFor } from "@runko/domain/texts/texts-for";
import { readDateTime } from "./read-date-time.ts";

describe("day and time", () => {
  const today = "2026-03-10";

  it.each([
    ["5.3.2026 klo 14.07", "2026-03-05T12:07:00.000Z"],
    ["5.3.2026 14.07", "2026-03-05T12:07:00.000Z"],
    [" 5.3. KLO 14:07 ", "2026-03-05T12:07:00.000Z"],
    ["-1 23.30", "2026-03-09T21:30:00.000Z"],
    ["5.7.2026 klo 0.30", "2026-07-04T21:30:00.000Z"],
    ["12.3. klo 8.00", "2025-03-12T06:00:00.000Z"],
  ])("%s is %s", (text, instant) => {
    expect(readDateTime(text, today)).toBe(instant);
  });

  it.each(languages.filter((language) => language !== "en-XA"))(
    "reads back what %s shows and gives as an example",
    (language) => {
      const { formats, common, issues } = textsFor(language);
      expect(readDateTime(formats.instant("2026-03-05T12:07:00.000Z"), today)).toBe("2026-03-05T12:07:00.000Z");
      for (const help of [common.form.dateTimeHelp, issues.INVALID_INSTANT])
        expect(readDateTime(/\d.*$/u.exec(String(help))?.[0] ?? "", today)).toBe("2026-03-05T12:07:00.000Z");
    },
  );

  it.each(["", "5.3.2026", "14.07", "5.3.2026 klo", "32.3.2026 14.07", "5.3.2026 25.00", "29.3.2026 3.30"])(
    "refuses %j",
    (text) => {
      expect(readDateTime(text, today)).toBeNull();
    },
  );
});
