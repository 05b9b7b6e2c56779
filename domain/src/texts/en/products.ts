type GroupUses = { products: number; commonProducts: number; nnis: number; documents: boolean };

const counted = (amount: number, one: string, many: string): string[] =>
  amount === 0 ? [] : [`${amount} ${amount === 1 ? one : many}`];

/** Products, product groups and common products of the control area. */
export const products = {
  groupUses: ({ products: offered, commonProducts, nnis, documents }: GroupUses) => {
    const uses = [
      ...counted(offered, "product", "products"),
      ...counted(commonProducts, "common product", "common products"),
      ...counted(nnis, "NNI ID", "NNI IDs"),
      ...(documents ? ["documents"] : []),
    ];
    return `The product group is used by ${uses.join(", ")}`;
  },
  commonProductUses: (amount: number) =>
    amount === 1
      ? "One supplier’s product is based on the common product"
      : `${amount} suppliers’ products are based on the common product`,
};
