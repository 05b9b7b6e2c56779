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

/** The supplier's own for the category, else its own for all, else the usual one. */
export function targetOf(own: readonly OwnTarget[], name: TargetName, category: ProductCategory): ServiceTarget | null {
  const named = own.filter((target) => target.name === name);
  const found = named.find((one) => one.category === category) ?? named.find((one) => one.category === null);
  return found ? found.target : usualTarget(name, category);
}
