import { addDays, type CalendarDate } from "@runko/domain/values/calendar-date";
import { instantInHelsinki } from "@runko/domain/values/instant";
import { makeUuid } from "../chance/make-uuid.ts";
import type { Random } from "../chance/random.ts";
import { newsletterSketches } from "../data/newsletters.ts";
import type { SeedRows } from "../seed-rows.ts";

/** News of the portal: published, to come, withdrawn and a draft; what is not published yet was written yesterday. */
export function makeNewsletters(rows: SeedRows, today: CalendarDate, random: Random): void {
  for (const { daysAgo, audience, withdrawn, title, body } of newsletterSketches) {
    const day = addDays(today, -(daysAgo ?? 0));
    const writtenAt = instantInHelsinki(addDays(today, -Math.max(daysAgo ?? 0, 0) - 1), "14:30") ?? "";
    rows.add("newsletters", {
      id: makeUuid(random, Date.parse(writtenAt)),
      title,
      body,
      audience,
      publish_at: daysAgo === null ? null : instantInHelsinki(day, "09:00"),
      withdrawn_at: withdrawn ? instantInHelsinki(addDays(day, 1), "10:15") : null,
      created_at: writtenAt,
      updated_at: writtenAt,
    });
  }
}
