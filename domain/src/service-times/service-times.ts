import { defaultCalendar, type ServiceCalendar } from "./service-calendar.ts";
import type { OwnTarget, ServiceClass } from "./service-targets.ts";

/** All that a supplier says of its service: when it serves, within what time, and when a time is said to be running out. */
export type ServiceTimes = ServiceCalendar & {
  readonly targets: readonly OwnTarget[];
  /** Of products that are served faster or slower than the others. */
  readonly classes: readonly ServiceClass[];
  /** The share of a target that has gone when it is at risk, in percent. */
  readonly riskPercent: number;
};

export const riskPercents = { least: 50, most: 95, usual: 75 } as const;

/** Those of a supplier who has said nothing. */
export const defaultServiceTimes: ServiceTimes = {
  ...defaultCalendar,
  targets: [],
  classes: [],
  riskPercent: riskPercents.usual,
};
