import { makeGroupUses } from "../any-language/make-group-uses.ts";

/** Products, product groups and common products of the control area. */
export const products = {
  groupUses: makeGroupUses({
    products: ["produkt", "produkter"],
    commonProducts: ["gemensam produkt", "gemensamma produkter"],
    nnis: ["NNI-id", "NNI-id:n"],
    documents: "ärenden",
    said: (uses) => `Produktgruppen används av ${uses}`,
  }),
  commonProductUses: (amount: number) =>
    `${amount === 1 ? "En leverantörs produkt" : `${amount} leverantörsprodukter`} bygger på den gemensamma produkten`,
};
