import { makeGroupUses } from "../any-language/make-group-uses.ts";

/** Products, product groups and common products of the control area. */
export const products = {
  groupUses: makeGroupUses({
    products: ["product", "products"],
    commonProducts: ["common product", "common products"],
    nnis: ["NNI ID", "NNI IDs"],
    documents: "documents",
    said: (uses) => `The product group is used by ${uses}`,
  }),
  commonProductUses: (amount: number) =>
    amount === 1
      ? "One supplier’s product is based on the common product"
      : `${amount} suppliers’ products are based on the common product`,
};
