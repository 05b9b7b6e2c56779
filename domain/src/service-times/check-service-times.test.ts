import { describe, expect, test } from "vitest";
import { productCategories } from "../enumerations/product-categories.ts";
import {
  checkServiceTimes,
  longestClassName,
  longestReason,
  mostClasses,
  mostExceptions,
} from "./check-service-times.ts";
import { targetNames, type OwnTarget, type ServiceTarget } from "./service-targets.ts";
import { defaultServiceTimes, type ServiceTimes } from "./service-times.ts";

const told = (times: Partial<ServiceTimes>) =>
  checkServiceTimes({ ...defaultServiceTimes, ...times }).map(({ path, code }) => `${path} ${code}`);
const target = (more: Partial<ServiceTarget> = {}, of: Partial<OwnTarget> = {}): OwnTarget => ({
  name: "repair",
  category: null,
  target: { amount: 1, unit: "days", always: false, ...more },
  ...of,
});
const day = (date: string, more = {}) => ({ date, hours: null, reason: "Muutto", ...more });
const everyTarget = targetNames.flatMap((name) =>
  [null, ...productCategories].map((category) => target({}, { name, category })),
);

describe("what a supplier says of its service", () => {
  test("is right as it begins", () => expect(told({})).toEqual([]));

  test.each([
    ["00:00", "24:00", []],
    ["08:00", "08:01", []],
    ["08:00", "08:00", ["hours.0.to TIME_BEFORE_OPENING"]],
    ["16:00", "08:00", ["hours.0.to TIME_BEFORE_OPENING"]],
    ["8:00", "16:60", ["hours.0.from INVALID_TIME", "hours.0.to INVALID_TIME"]],
    ["08:00", "24:01", ["hours.0.to INVALID_TIME"]],
    ["08:000", "16:00", ["hours.0.from INVALID_TIME"]],
    ["108:00", "16:00", ["hours.0.from INVALID_TIME"]],
  ])("it is open from %s to %s: %j", (from, to, faults) => {
    expect(told({ hours: [{ from, to }, null, null, null, null, null, null] })).toEqual(faults);
  });

  test("it opens on some day", () => {
    expect(told({ hours: Array.from({ length: 7 }, () => null) })).toEqual(["hours NEVER_OPEN"]);
  });

  test("days of their own are each once, with their hours and why", () => {
    const hours = { from: "x", to: "12:00" };
    expect(
      told({ exceptions: [day("2026-12-23"), day("2026-12-24", { hours: { from: "08:00", to: "12:00" } })] }),
    ).toEqual([]);
    expect(
      told({
        exceptions: [
          day("2026-12-23"),
          day("2026-12-23"),
          day(""),
          day("23.12.2026"),
          day("2026-12-27", { hours, reason: " " }),
          day("2026-12-28", { reason: "x".repeat(longestReason + 1) }),
        ],
      }),
    ).toEqual([
      "exceptions.1.date DUPLICATE",
      "exceptions.2.date REQUIRED",
      "exceptions.3.date INVALID_DATE",
      "exceptions.4.hours.from INVALID_TIME",
      "exceptions.4.reason REQUIRED",
      "exceptions.5.reason TOO_LONG",
    ]);
    const many = Array.from({ length: mostExceptions + 1 }, (_, at) => day(`${2000 + at}-12-01`));
    expect(told({ exceptions: many })).toEqual(["exceptions TOO_MANY"]);
    expect(told({ exceptions: many.slice(1) })).toEqual([]);
  });

  test.each<[Partial<ServiceTarget>, string[]]>([
    [{ amount: 1 }, []],
    [{ amount: 0 }, ["targets.0.amount NUMBER_TOO_SMALL"]],
    [{ amount: 1.5 }, ["targets.0.amount INVALID_INTEGER"]],
    [{ amount: 250 }, []],
    [{ amount: 251 }, ["targets.0.amount NUMBER_TOO_LARGE"]],
    [{ amount: 2000, unit: "hours" }, []],
    [{ amount: 2001, unit: "hours" }, ["targets.0.amount NUMBER_TOO_LARGE"]],
    [{ amount: 6000, unit: "minutes" }, []],
    [{ amount: 6001, unit: "minutes" }, ["targets.0.amount NUMBER_TOO_LARGE"]],
    [{ unit: "weeks" as ServiceTarget["unit"] }, ["targets.0.unit NOT_AN_OPTION"]],
  ])("a target of %j has the faults %j", (more, faults) => {
    expect(told({ targets: [target(more)] })).toEqual(faults);
  });

  test("targets are each once of a category, and may be none", () => {
    expect(told({ targets: everyTarget })).toEqual([]);
    expect(told({ targets: [...everyTarget, target()] })).toEqual(["targets TOO_MANY"]);
    const own = target({}, { category: "WDM", target: null });
    expect(told({ targets: [target(), own, target({}, { name: "takeUp" })] })).toEqual([]);
    expect(told({ targets: [target(), own, target({ amount: 0 })] })).toEqual(["targets.2 DUPLICATE"]);
  });

  test("classes are called each once, whatever the case, and have targets", () => {
    const named = (name: string, targets: OwnTarget[] = []) => ({ name, targets });
    expect(told({ classes: [named("Nopea", [target()]), named("Hidas")] })).toEqual([]);
    expect(
      told({
        classes: [named("Nopea"), named("nopea "), named(""), named(" "), named("Hidas", [target({ amount: 0 })])],
      }),
    ).toEqual([
      "classes.1.name DUPLICATE",
      "classes.2.name REQUIRED",
      "classes.3.name REQUIRED",
      "classes.4.targets.0.amount NUMBER_TOO_SMALL",
    ]);
    expect(told({ classes: [named("x".repeat(longestClassName + 1))] })).toEqual(["classes.0.name TOO_LONG"]);
    const many = Array.from({ length: mostClasses + 1 }, (_, at) => named(`Luokka ${at}`));
    expect(told({ classes: many })).toEqual(["classes TOO_MANY"]);
    expect(told({ classes: many.slice(1) })).toEqual([]);
  });

  test.each([
    [50, []],
    [95, []],
    [49, ["riskPercent NUMBER_TOO_SMALL"]],
    [96, ["riskPercent NUMBER_TOO_LARGE"]],
    [75.5, ["riskPercent INVALID_INTEGER"]],
  ])("a time runs out at %d percent: %j", (riskPercent, faults) => {
    expect(told({ riskPercent })).toEqual(faults);
  });

  test("bounds are told with what is beyond them", () => {
    const params = (times: Partial<ServiceTimes>) => checkServiceTimes({ ...defaultServiceTimes, ...times })[0]?.params;
    expect(params({ riskPercent: 1 })).toEqual({ min: 50 });
    expect(params({ riskPercent: 99 })).toEqual({ max: 95 });
    expect(params({ targets: [target({ amount: 0 })] })).toEqual({ min: 1 });
    expect(params({ targets: [target({ amount: 999 })] })).toEqual({ max: 250 });
    expect(params({ targets: [...everyTarget, target()] })).toEqual({ max: everyTarget.length });
  });
});
