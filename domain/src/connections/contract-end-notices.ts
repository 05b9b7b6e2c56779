import { daysBetween } from "../values/calendar-date.ts";

/** So many days before a contract ends its subscriber's administrators are told, once for each. */
export const contractEndDays = [90, 60, 30] as const;
export type ContractEndDays = (typeof contractEndDays)[number];

/** Which word of its end a contract is at: the nearest of them; undefined while it is too early, and once it is over. */
export function dueNotice(contractEnd: string, today: string): ContractEndDays | undefined {
  const left = daysBetween(today, contractEnd);
  return left < 0 ? undefined : contractEndDays.findLast((days) => left <= days);
}
