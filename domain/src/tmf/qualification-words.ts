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

/** How surely what is known can be had: what a supplier declares of an area, or has answered of another apartment, is no promise. */
export function confidenceOfKnown(
  availability: "yes" | "likely" | "no",
  { deliveryDays, isPromise }: { deliveryDays: number | null; isPromise: boolean },
): (typeof confidences)[number] {
  if (availability === "no") return "red";
  const isSoon = deliveryDays !== null && deliveryDays > 0 && deliveryDays <= soonDays;
  return availability === "yes" && isPromise && isSoon ? "green" : "yellow";
}
