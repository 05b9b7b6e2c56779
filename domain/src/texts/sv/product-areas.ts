import type { AreaKind, AreaVerdict } from "../../products/product-areas.ts";

const kinds: Record<AreaKind, string> = { municipality: "Kommun", postalCode: "Postnummer", address: "Adress" };
const verdicts: Record<AreaVerdict, string> = {
  served: "Levereras",
  notServed: "Levereras inte",
  survey: "Utreds på plats",
};

/** Where a product is delivered, as its supplier says it in the control area (beyond D3). */
export const productAreas = {
  areas: "Leveransområden",
  kinds,
  verdicts,
  days: (days: number) => `${days} dgr`,
  connectFee: (fee: string) => `anslutningsavgift ${fee}`,
  monthlyFee: (fee: string) => `månadsavgift ${fee}`,
  more: (count: number) => `och ${count} till`,
};
