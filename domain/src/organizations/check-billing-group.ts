import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";

/** What an organization writes of a billing group beside its type and address. */
export type BillingGroupTexts = { name: string; eBillingAddress: string; operatorId: string };

/** Broken rules of a billing group's texts (specification §3, §5). */
export function checkBillingGroup({ name, eBillingAddress, operatorId }: BillingGroupTexts): Issue[] {
  return [
    ...checkText("name", name, true),
    ...checkText("eBillingAddress", eBillingAddress, false),
    ...checkText("operatorId", operatorId, false),
  ];
}
