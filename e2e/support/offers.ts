/** What the demo's suppliers sell to those who log in here. */
export const supplierNames = {
  supplier: "Saimaan Runkoverkko Oy",
  otherSupplier: "Pohjanlahden Kuitu Oy",
} as const;

/** A product that asks nothing of its own. */
export const plainLine = { group: "Tilaajayhteydet", product: "Kuitutilaajayhteys" } as const;
