import { productCategories, type ProductCategory } from "@runko/domain/enumerations/product-categories";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { checkServiceTimes } from "@runko/domain/service-times/check-service-times";
import { daysOff, type DayOff } from "@runko/domain/service-times/days-off";
import { targetUnits, type TargetUnit } from "@runko/domain/service-times/open-time";
import {
  proposedTargets,
  targetNames,
  type OwnTarget,
  type TargetName,
} from "@runko/domain/service-times/service-targets";
import { texts } from "@runko/domain/texts/texts";
import type { Issue } from "@runko/domain/values/issue";
import { parseTimeInput } from "@runko/domain/values/instant";
import type { FieldPath } from "react-hook-form";
import { addedAndRemoved, replaced } from "../../change-text.ts";
import type { Change } from "../../changes-section.tsx";
import type { ServiceTimes } from "./service-times-queries.ts";
import { exceptionWords, hoursWords, targetWords } from "./service-times-words.ts";

const words = texts.controlServiceTimes;

/** Of all categories, beside those. */
export const allCategories = "ALL";
export type CategoryChoice = ProductCategory | typeof allCategories;

/** How a target is counted; `usual` and `none` have no amount. */
export const targetKinds = [
  "usual",
  ...targetUnits,
  ...targetUnits.map((unit) => `always-${unit}` as const),
  "none",
] as const;
export type TargetKind = (typeof targetKinds)[number];
export type TypedTarget = { kind: TargetKind; amount: string };

export type TypedTargets = Record<CategoryChoice, Record<TargetName, TypedTarget>>;
export type TypedClass = { name: string; targets: TypedTargets };

type TypedHours = { open: boolean; from: string; to: string };
export type TypedException = TypedHours & { date: string; reason: string };
export type ServiceTimesValues = {
  hours: TypedHours[];
  daysOff: DayOff[];
  exceptions: TypedException[];
  targets: TypedTargets;
  classes: TypedClass[];
  riskPercent: string;
};

const usualOpening = { from: "08.00", to: "16.00" };
const shownTime = (time: string): string => time.replace(":", ".");
const typedHours = (hours: ServiceTimes["hours"][number]): TypedHours =>
  hours ? { open: true, from: shownTime(hours.from), to: shownTime(hours.to) } : { open: false, ...usualOpening };

export const newException = (): TypedException => ({ date: "", reason: "", open: false, ...usualOpening });

const choices: readonly CategoryChoice[] = [allCategories, ...productCategories];
const categoryOf = (choice: CategoryChoice): ProductCategory | null => (choice === allCategories ? null : choice);

function typedTarget(own: readonly OwnTarget[], name: TargetName, category: ProductCategory | null): TypedTarget {
  const found = own.find((target) => target.name === name && target.category === category);
  if (!found) return { kind: "usual", amount: "" };
  if (found.target === null) return { kind: "none", amount: "" };
  const { amount, unit, always } = found.target;
  return { kind: always ? `always-${unit}` : unit, amount: String(amount) };
}

const eachChoice = <Value>(of: (choice: CategoryChoice) => Value) =>
  Object.fromEntries(choices.map((choice) => [choice, of(choice)])) as Record<CategoryChoice, Value>;

const eachTarget = <Value>(of: (name: TargetName) => Value) =>
  Object.fromEntries(targetNames.map((name) => [name, of(name)])) as Record<TargetName, Value>;

const typedTargets = (own: readonly OwnTarget[]): TypedTargets =>
  eachChoice((choice) => eachTarget((name) => typedTarget(own, name, categoryOf(choice))));

export const newClass = (): TypedClass => ({ name: "", targets: typedTargets(proposedTargets) });

export const valuesOf = ({
  hours,
  worked,
  exceptions,
  targets,
  classes,
  riskPercent,
}: ServiceTimes): ServiceTimesValues => ({
  hours: hours.map(typedHours),
  daysOff: daysOff.filter((day) => !worked.includes(day)),
  exceptions: exceptions.map(({ date, hours: then, reason }) => ({ date, reason, ...typedHours(then) })),
  targets: typedTargets(targets),
  classes: classes.map(({ name, targets: own }) => ({ name, targets: typedTargets(own) })),
  riskPercent: String(riskPercent),
});

/** What cannot be read stays as it is typed, for the rules to refuse. */
const readTime = (typed: string): string =>
  /^24[.:]00$/.test(typed.trim()) ? "24:00" : (parseTimeInput(typed) ?? typed.trim());
const readHours = ({ open, from, to }: TypedHours) => (open ? { from: readTime(from), to: readTime(to) } : null);
const readNumber = (typed: string): number => (/^[0-9]{1,9}$/.test(typed.trim()) ? Number(typed) : NaN);

function readTarget({ kind, amount }: TypedTarget): OwnTarget["target"] | undefined {
  if (kind === "usual") return undefined;
  if (kind === "none") return null;
  const always = kind.startsWith("always-");
  return { amount: readNumber(amount), unit: kind.replace("always-", "") as TargetUnit, always };
}

type Placed = { place: FieldPath<ServiceTimesValues>; target: ServiceTimes["targets"][number] };

/** Where the targets of all products stand in the form, or those of one class. */
export type TargetsPlace = "targets" | `classes.${number}.targets`;

/** The own targets that are typed, each with its place in the form. */
const placedTargets = (at: TargetsPlace, targets: TypedTargets): Placed[] =>
  choices.flatMap((choice) =>
    targetNames.flatMap((name): Placed[] => {
      const target = readTarget(targets[choice][name]);
      if (target === undefined) return [];
      return [{ place: `${at}.${choice}.${name}.amount`, target: { name, category: categoryOf(choice), target } }];
    }),
  );

export const timesOf = (values: ServiceTimesValues): ServiceTimes => ({
  hours: values.hours.map(readHours),
  worked: daysOff.filter((day) => !values.daysOff.includes(day)),
  exceptions: values.exceptions.map(({ date, reason, ...hours }) => ({
    date,
    hours: readHours(hours),
    reason: reason.trim(),
  })),
  targets: placedTargets("targets", values.targets).map(({ target }) => target),
  classes: values.classes.map(({ name, targets }, index) => ({
    name: name.trim(),
    targets: placedTargets(`classes.${index}.targets`, targets).map(({ target }) => target),
  })),
  riskPercent: readNumber(values.riskPercent),
});

/** The field of the form at which a word about a path belongs; of the form as it is typed. */
export function fieldOf(path: string, values: ServiceTimesValues): FieldPath<ServiceTimesValues> | undefined {
  const [first, index, ...rest] = path.split(".");
  if (first === "riskPercent") return "riskPercent";
  if (first === "targets") return placedTargets("targets", values.targets)[Number(index)]?.place;
  if (first === "classes") return placeInClasses(values, Number(index), rest);
  if (first === "hours") return index === undefined ? "hours.0.open" : `hours.${Number(index)}.${endOf(rest)}`;
  if (first !== "exceptions" || index === undefined) return undefined;
  if (rest[0] === "hours") return `exceptions.${Number(index)}.${endOf(rest.slice(1))}`;
  return `exceptions.${Number(index)}.${rest[0] === "reason" ? "reason" : "date"}`;
}

function placeInClasses(
  { classes }: ServiceTimesValues,
  index: number,
  [part, target]: readonly string[],
): FieldPath<ServiceTimesValues> | undefined {
  const typed = classes[index];
  if (typed && part === "targets")
    return placedTargets(`classes.${index}.targets`, typed.targets)[Number(target)]?.place;
  return typed && `classes.${index}.name`;
}

const endOf = ([end]: readonly string[]): "from" | "to" => (end === "from" ? "from" : "to");

export const checkValues = (values: ServiceTimesValues): Issue[] =>
  checkServiceTimes(timesOf(values)).map((issue) => ({ ...issue, path: fieldOf(issue.path, values) ?? issue.path }));

/** What saving sends: the changed fields alone. */
export const patchOf = (before: ServiceTimesValues, after: ServiceTimesValues): Partial<ServiceTimes> =>
  Object.fromEntries(changesBetween(timesOf(before), timesOf(after)).map(({ field, after: value }) => [field, value]));

const classNames = ({ classes }: ServiceTimes): string[] => classes.map(({ name }) => name);
const targetLines = ({ targets, classes }: ServiceTimes): string[] => [
  ...targets.map((target) => targetWords(target)),
  ...classes.flatMap(({ name, targets: own }) => own.map((target) => targetWords(target, name))),
];

export function changesOf(before: ServiceTimesValues, after: ServiceTimesValues): Change[] {
  const [old, fresh] = [timesOf(before), timesOf(after)];
  const dayName = (day: DayOff) => texts.clocks.daysOff[day];
  return [
    ...words.weekdays.flatMap((weekday, index) =>
      replaced(weekday, hoursWords(old.hours[index] ?? null), hoursWords(fresh.hours[index] ?? null)),
    ),
    ...addedAndRemoved(words.daysOff, before.daysOff, after.daysOff, dayName),
    ...addedAndRemoved(
      words.exceptions,
      old.exceptions.map(exceptionWords),
      fresh.exceptions.map(exceptionWords),
      String,
    ),
    ...addedAndRemoved(words.targets, targetLines(old), targetLines(fresh), String),
    ...addedAndRemoved(words.classes, classNames(old), classNames(fresh), String),
    ...replaced(words.riskPercent, before.riskPercent.trim(), after.riskPercent.trim()),
  ];
}
