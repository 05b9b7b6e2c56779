import type { ProductCategory } from "../enumerations/product-categories.ts";
import type { Duration } from "./open-time.ts";

/** What a supplier sets itself a time for. */
export const targetNames = [
  "takeUp",
  "availabilityAnswer",
  "inquiryAnswer",
  "confirmation",
  "cancellation",
  "faultTakeUp",
  "urgentTakeUp",
  "repair",
  "urgentRepair",
  "deliveryCheck",
] as const;
export type TargetName = (typeof targetNames)[number];

/** How long something may take; `always`: nights and days off count too. */
export type ServiceTarget = Duration & { readonly always: boolean };

/** What a supplier has set itself; of no category: of all that have none of their own. null: no time is set. */
export type OwnTarget = {
  readonly name: TargetName;
  readonly category: ProductCategory | null;
  readonly target: ServiceTarget | null;
};

/** What a supplier serves products of one SLA class by, where it is not as all others. */
export type ServiceClass = { readonly name: string; readonly targets: readonly OwnTarget[] };

const open = (amount: number, unit: Duration["unit"]): ServiceTarget => ({ amount, unit, always: false });
const always = (amount: number, unit: Duration["unit"]): ServiceTarget => ({ amount, unit, always: true });

const usual: Readonly<Record<TargetName, ServiceTarget>> = {
  takeUp: open(1, "days"),
  availabilityAnswer: open(3, "days"),
  inquiryAnswer: open(5, "days"),
  confirmation: open(5, "days"),
  cancellation: open(5, "days"),
  faultTakeUp: open(4, "hours"),
  urgentTakeUp: always(30, "minutes"),
  repair: open(3, "days"),
  urgentRepair: always(8, "hours"),
  deliveryCheck: open(5, "days"),
};

/** Of sites that are visited, and of what is planned at length. */
const slow: ReadonlySet<ProductCategory> = new Set([
  "ANTENNA_DEVICE_PLACEMENT",
  "DEVICE_PLACEMENT",
  "TRANSFER_CAPACITY",
  "WDM",
]);
const answering: ReadonlySet<TargetName> = new Set(["availabilityAnswer", "inquiryAnswer", "confirmation"]);

/** What holds where the supplier has said nothing: services are agreed case by case. */
export function usualTarget(name: TargetName, category: ProductCategory): ServiceTarget | null {
  const target = usual[name];
  if (category === "SERVICES" && answering.has(name)) return null;
  const doubled = slow.has(category) && (answering.has(name) || name === "repair");
  return doubled ? { ...target, amount: target.amount * 2 } : target;
}

/** Whether two names are of one class to a reader. */
export const isSameClass = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** That of the category, else that of all. */
function ownTarget(own: readonly OwnTarget[], name: TargetName, category: ProductCategory): OwnTarget | undefined {
  const named = own.filter((target) => target.name === name);
  return named.find((one) => one.category === category) ?? named.find((one) => one.category === null);
}

type Served = { readonly targets: readonly OwnTarget[]; readonly classes: readonly ServiceClass[] };
type Asked = { name: TargetName; category: ProductCategory; slaClass: string | null };

/** That of the class, else the supplier's own, else the usual one; with the class where that is whose it is. */
export function targetOf(
  { targets, classes }: Served,
  { name, category, slaClass }: Asked,
): { target: ServiceTarget | null; slaClass: string | null } {
  const served = slaClass === null ? undefined : classes.find((one) => isSameClass(one.name, slaClass));
  const ofClass = served && ownTarget(served.targets, name, category);
  if (ofClass) return { target: ofClass.target, slaClass };
  const own = ownTarget(targets, name, category);
  return { target: own ? own.target : usualTarget(name, category), slaClass: null };
}

/** What a class that is being made is proposed; nothing of it holds until the supplier says so. */
export const proposedTargets: readonly OwnTarget[] = (
  [
    ["takeUp", open(4, "hours")],
    ["availabilityAnswer", open(1, "days")],
    ["inquiryAnswer", open(2, "days")],
    ["confirmation", open(2, "days")],
    ["faultTakeUp", open(1, "hours")],
    ["repair", open(8, "hours")],
    ["urgentRepair", always(4, "hours")],
  ] as const
).map(([name, target]) => ({ name, category: null, target }));
