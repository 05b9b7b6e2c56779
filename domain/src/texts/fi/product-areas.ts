import type { AreaKind, AreaVerdict } from "../../products/product-areas.ts";

const kinds: Record<AreaKind, string> = { municipality: "Kunta", postalCode: "Postinumero", address: "Osoite" };
const verdicts: Record<AreaVerdict, string> = {
  served: "Toimitetaan",
  notServed: "Ei toimiteta",
  survey: "Selvitetään paikalla",
};

/** Where a product is delivered, as its supplier says it in the control area (beyond D3). */
export const productAreas = {
  areas: "Toimitusalueet",
  kinds,
  verdicts,
  days: (days: number) => `${days} pv`,
  connectFee: (fee: string) => `kytkentämaksu ${fee}`,
  monthlyFee: (fee: string) => `kuukausimaksu ${fee}`,
  more: (count: number) => `ja ${count} muuta`,
};
