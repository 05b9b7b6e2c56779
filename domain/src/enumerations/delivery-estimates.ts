/** Days from acceptance; -1 means longer than four weeks, told in the extra information. Source: specification §3 */
export const deliveryEstimates = [7, 14, 21, 28, -1] as const;
export type DeliveryEstimate = (typeof deliveryEstimates)[number];
