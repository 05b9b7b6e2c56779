import type { ProductCategory } from "@runko/domain/enumerations/product-categories";

/** A whole number between two, for phrases with figures in them. */
export type Figure = (least: number, most: number) => number;
export type Phrase = (figure: Figure) => string;

/** What a product is: a connection, a place for devices or for antennas, or work. */
export type ProductKind = "line" | "devices" | "antennas" | "work";

const kinds: Partial<Record<ProductCategory, ProductKind>> = {
  DEVICE_PLACEMENT: "devices",
  ANTENNA_DEVICE_PLACEMENT: "antennas",
  SERVICES: "work",
};

export function kindOf(category: ProductCategory): ProductKind {
  return kinds[category] ?? "line";
}

export type PhrasesByKind = Record<ProductKind, readonly Phrase[]>;
