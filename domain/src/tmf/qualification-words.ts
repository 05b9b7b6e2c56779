import type { DocumentFields } from "../documents/document-fields-schema.ts";
import type { qualificationResult } from "./tmf-states.ts";

type Result = ReturnType<typeof qualificationResult>;

export const confidences = ["green", "yellow", "red"] as const;

/** In how many days a delivery is as good as certain. */
const soonDays = 14;

/** How surely it can be had, in the words of Sonata; absent while nobody has answered. Source: beyond A6 */
export function confidenceOf(
  result: Result,
  { estimatedDeliveryTime }: Pick<DocumentFields, "estimatedDeliveryTime">,
): (typeof confidences)[number] | undefined {
  if (result === "pending") return undefined;
  if (result === "unqualified") return "red";
  const days = estimatedDeliveryTime ?? -1;
  return days > 0 && days <= soonDays ? "green" : "yellow";
}
