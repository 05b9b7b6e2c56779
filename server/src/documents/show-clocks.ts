import { clockPercent, clockState, clockStates } from "@runko/domain/documents/clock-state";
import { clockNames, isShownToSubscriber, standsFor, type Clock } from "@runko/domain/documents/clocks";
import { pauseReasons } from "@runko/domain/documents/pause-reason";
import { daysOff } from "@runko/domain/service-times/days-off";
import { dayAt, targetUnits } from "@runko/domain/service-times/open-time";
import { closuresBetween } from "@runko/domain/service-times/service-calendar";
import type { ServiceTimes } from "@runko/domain/service-times/service-times";
import { z } from "zod";
import { instantSchema } from "../platform/entity/fields.ts";
import type { DocumentScope } from "./document-scope.ts";

const pauseSchema = z.strictObject({ from: instantSchema, to: instantSchema.nullable(), why: z.enum(pauseReasons) });

/** A clock of a document as its viewer sees it. */
export const clockSchema = z
  .strictObject({
    name: z.enum(clockNames),
    state: z.enum(clockStates),
    startedAt: instantSchema,
    target: z
      .strictObject({ amount: z.int(), unit: z.enum(targetUnits), always: z.boolean() })
      .nullable()
      .meta({ description: "Within what time; null: by a promised day. `always`: nights and days off count too." }),
    slaClass: z.string().nullable().meta({ description: "By which SLA class it has that time; null: as all others." }),
    dueAt: instantSchema.meta({ description: "Of a clock that stands, as if it went on where it stopped." }),
    originalDueAt: instantSchema,
    stoppedAt: instantSchema.nullable(),
    percentage: z.int().meta({ description: "Of its time, how much has gone; pauses left out." }),
    pausedSince: instantSchema.nullable(),
    pauses: z.array(pauseSchema),
    daysOff: z
      .array(z.strictObject({ date: z.string(), days: z.array(z.enum(daysOff)), reason: z.string().nullable() }))
      .meta({
        description: "On which of the supplier's weekdays it did not run: days off by name, or its own reason.",
      }),
  })
  .meta({ id: "Clock" });
export type ShownClock = z.output<typeof clockSchema>;

function closuresOf({ startedAt, stoppedAt, dueAt, target }: Clock, times: ServiceTimes): ShownClock["daysOff"] {
  if (target === null || target.always) return [];
  const closures = closuresBetween(times, dayAt(Date.parse(startedAt)), dayAt(Date.parse(stoppedAt ?? dueAt)));
  return closures.map(({ days, ...closure }) => ({ ...closure, days: [...days] }));
}

function showClock(clock: Clock, times: ServiceTimes, side: DocumentScope["side"], now: string): ShownClock {
  const { name, startedAt, target, dueAt, originalDueAt, stoppedAt, pauses, slaClass = null } = clock;
  const state = clockState(clock, now);
  return {
    name,
    state: state === "atRisk" && side === "subscriber_id" ? "running" : state,
    startedAt,
    target,
    slaClass,
    dueAt,
    originalDueAt,
    stoppedAt,
    percentage: clockPercent(clock, times, now),
    pausedSince: standsFor(clock) === null ? null : (pauses.at(-1)?.from ?? null),
    pauses: [...pauses],
    daysOff: closuresOf(clock, times),
  };
}

/** The clocks that a side may see, with why they stand where they do. */
export const showClocks = (clocks: readonly Clock[], times: ServiceTimes, side: DocumentScope["side"], now: Date) =>
  clocks
    .filter(({ name }) => side === "supplier_id" || isShownToSubscriber(name))
    .map((clock) => showClock(clock, times, side, now.toISOString()));
