import type { ServiceTarget } from "../../service-times/service-targets.ts";
import type { TargetUnit } from "../../service-times/open-time.ts";

/** Time that is counted while the supplier serves, and time that always is. */
export type TargetUnits = Record<"open" | "always", Record<TargetUnit, readonly [one: string, many: string]>>;

/** `5 service days`, `8 hours round the clock`. */
export function makeTarget(units: TargetUnits, roundTheClock: string) {
  return ({ amount, unit, always }: ServiceTarget): string => {
    const [one, many] = units[always ? "always" : "open"][unit];
    const said = `${amount} ${amount === 1 ? one : many}`;
    return always && unit !== "days" ? `${said} ${roundTheClock}` : said;
  };
}
