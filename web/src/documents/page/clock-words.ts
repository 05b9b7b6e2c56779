import { texts } from "@runko/domain/texts/texts";
import { dateOfInstant } from "@runko/domain/values/instant";
import type { Clock } from "../api/entities.ts";

const words = texts.clocks;

/** A promised day is told as a day, anything else to the minute. */
const whenOf = ({ target }: Clock, instant: string): string =>
  target === null ? texts.formats.date(dateOfInstant(instant)) : texts.formats.instant(instant);

/** By when it is to be done, or when it was. */
export function clockTime(clock: Clock): string {
  const { stoppedAt, pausedSince, dueAt } = clock;
  if (stoppedAt !== null) return words.stopped(texts.formats.instant(stoppedAt));
  return pausedSince === null ? words.due(whenOf(clock, dueAt)) : words.standsSince(texts.formats.instant(pausedSince));
}

const skippedDay = ({ date, days, reason }: Clock["daysOff"][number]): string =>
  words.dayOff(texts.formats.date(date), reason ?? days.map((day) => words.daysOff[day]).join(", "));

const withinOf = (target: Clock["target"], slaClass: string | null): string => {
  const time = words.within(target ? words.target(target) : words.agreedDay);
  return slaClass === null ? time : words.byClass(time, slaClass);
};

/** Why a clock stands where it does, line by line. */
export function clockReasons(clock: Clock): string[] {
  const { startedAt, target, slaClass, dueAt, originalDueAt, stoppedAt, pausedSince, percentage, pauses, daysOff } =
    clock;
  return [
    `${words.started(texts.formats.instant(startedAt))}, ${withinOf(target, slaClass)}`,
    ...(stoppedAt !== null || pausedSince !== null ? [words.due(whenOf(clock, dueAt))] : []),
    ...(originalDueAt === dueAt ? [] : [words.original(whenOf(clock, originalDueAt))]),
    words.gone(percentage),
    ...(daysOff.length === 0 ? [] : [words.skipped(daysOff.map(skippedDay).join(", "))]),
    ...pauses.map(({ from, to, why }) =>
      to === null
        ? words.pauseGoesOn(texts.formats.instant(from), words.why[why])
        : words.pause(texts.formats.instant(from), texts.formats.instant(to), words.why[why]),
    ),
  ];
}
