import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { Product, Trade } from "../world.ts";

export type CustomValues = Readonly<Record<string, string>>;

/** What a case is about: what its documents order, where and for whom. They take their fields out of `fields`. */
export type Matter = {
  trade: Trade;
  products: readonly Product[];
  fields: DocumentFields;
  customValues: ReadonlyMap<Product, CustomValues>;
};
