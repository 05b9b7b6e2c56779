import { productCategories } from "../enumerations/product-categories.ts";
import { isCalendarDate } from "../values/calendar-date.ts";
import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";
import { targetUnits, type TargetUnit } from "./open-time.ts";
import type { OpenHours } from "./service-calendar.ts";
import { isSameClass, targetNames, type OwnTarget } from "./service-targets.ts";
import { riskPercents, type ServiceTimes } from "./service-times.ts";

export const mostExceptions = 100;
export const longestReason = 100;
export const mostClasses = 5;
export const longestClassName = 50;
/** Of each target one of every category, and one of all. */
const mostTargets = targetNames.length * (productCategories.length + 1);

/** The longest target of each unit: a year of service days, or as long by the clock. */
const longestTargets: Record<TargetUnit, number> = { minutes: 6000, hours: 2000, days: 250 };

/** Whether the text is a time of the clock as it is kept, `08:00`; a day may end at `24:00`. */
const isTime = (text: string): boolean => /^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/.test(text);

function checkHours(path: string, hours: OpenHours | null): Issue[] {
  if (hours === null) return [];
  const parts = (["from", "to"] as const).filter((part) => !isTime(hours[part]));
  if (parts.length > 0) return parts.map((part) => ({ path: `${path}.${part}`, code: "INVALID_TIME" }));
  return hours.from < hours.to ? [] : [{ path: `${path}.to`, code: "TIME_BEFORE_OPENING" }];
}

function checkExceptions({ exceptions }: Pick<ServiceTimes, "exceptions">): Issue[] {
  if (exceptions.length > mostExceptions)
    return [{ path: "exceptions", code: "TOO_MANY", params: { max: mostExceptions } }];
  return exceptions.flatMap(({ date, hours, reason }, index): Issue[] => {
    const path = `exceptions.${index}`;
    const day: Issue[] = !isCalendarDate(date)
      ? [{ path: `${path}.date`, code: date === "" ? "REQUIRED" : "INVALID_DATE" }]
      : exceptions.findIndex((other) => other.date === date) < index
        ? [{ path: `${path}.date`, code: "DUPLICATE" }]
        : [];
    return [...day, ...checkHours(`${path}.hours`, hours), ...checkText(`${path}.reason`, reason, true, longestReason)];
  });
}

function checkAmount(path: string, { target }: OwnTarget): Issue[] {
  if (target === null) return [];
  const max = longestTargets[target.unit];
  if (!targetUnits.includes(target.unit)) return [{ path: `${path}.unit`, code: "NOT_AN_OPTION" }];
  if (!Number.isInteger(target.amount)) return [{ path: `${path}.amount`, code: "INVALID_INTEGER" }];
  if (target.amount < 1) return [{ path: `${path}.amount`, code: "NUMBER_TOO_SMALL", params: { min: 1 } }];
  return target.amount > max ? [{ path: `${path}.amount`, code: "NUMBER_TOO_LARGE", params: { max } }] : [];
}

const isSame = (one: OwnTarget, other: OwnTarget) => one.name === other.name && one.category === other.category;

function checkTargets(at: string, targets: readonly OwnTarget[]): Issue[] {
  if (targets.length > mostTargets) return [{ path: at, code: "TOO_MANY", params: { max: mostTargets } }];
  return targets.flatMap((target, index): Issue[] => {
    const path = `${at}.${index}`;
    if (targets.findIndex((other) => isSame(target, other)) < index) return [{ path, code: "DUPLICATE" }];
    return checkAmount(path, target);
  });
}

function checkClasses({ classes }: Pick<ServiceTimes, "classes">): Issue[] {
  if (classes.length > mostClasses) return [{ path: "classes", code: "TOO_MANY", params: { max: mostClasses } }];
  return classes.flatMap(({ name, targets }, index): Issue[] => {
    const path = `classes.${index}`;
    const isTwice = classes.findIndex((other) => isSameClass(other.name, name)) < index;
    const twice: Issue[] = isTwice && name.trim() !== "" ? [{ path: `${path}.name`, code: "DUPLICATE" }] : [];
    return [
      ...checkText(`${path}.name`, name, true, longestClassName),
      ...twice,
      ...checkTargets(`${path}.targets`, targets),
    ];
  });
}

function checkRisk({ riskPercent }: Pick<ServiceTimes, "riskPercent">): Issue[] {
  const [path, { least: min, most: max }] = ["riskPercent", riskPercents];
  if (!Number.isInteger(riskPercent)) return [{ path, code: "INVALID_INTEGER" }];
  if (riskPercent < min) return [{ path, code: "NUMBER_TOO_SMALL", params: { min } }];
  return riskPercent > max ? [{ path, code: "NUMBER_TOO_LARGE", params: { max } }] : [];
}

/** What is wrong with what a supplier says of its service. */
export function checkServiceTimes(times: ServiceTimes): Issue[] {
  const { hours } = times;
  const closed: Issue[] = hours.every((day) => day === null) ? [{ path: "hours", code: "NEVER_OPEN" }] : [];
  return [
    ...closed,
    ...hours.flatMap((day, index) => checkHours(`hours.${index}`, day)),
    ...checkExceptions(times),
    ...checkTargets("targets", times.targets),
    ...checkClasses(times),
    ...checkRisk(times),
  ];
}
