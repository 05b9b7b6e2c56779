import type { AreaKind, AreaVerdict } from "../../products/product-areas.ts";

const kinds: Record<AreaKind, string> = { municipality: "Municipality", postalCode: "Postal code", address: "Address" };
const verdicts: Record<AreaVerdict, string> = {
  served: "Delivered",
  notServed: "Not delivered",
  survey: "Surveyed on site",
};

/** Where a product is delivered, as its supplier says it in the control area (beyond D3). */
export const productAreas = {
  areas: "Delivery areas",
  kinds,
  verdicts,
  days: (days: number) => `${days} d`,
  connectFee: (fee: string) => `connection fee ${fee}`,
  monthlyFee: (fee: string) => `monthly fee ${fee}`,
  more: (count: number) => `and ${count} more`,
};
