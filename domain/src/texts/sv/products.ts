type GroupUses = { products: number; commonProducts: number; nnis: number; documents: boolean };

const counted = (amount: number, one: string, many: string): string[] =>
  amount === 0 ? [] : [`${amount} ${amount === 1 ? one : many}`];

/** Products, product groups and common products of the control area. */
export const products = {
  groupUses: ({ products: offered, commonProducts, nnis, documents }: GroupUses) => {
    const uses = [
      ...counted(offered, "produkt", "produkter"),
      ...counted(commonProducts, "gemensam produkt", "gemensamma produkter"),
      ...counted(nnis, "NNI-id", "NNI-id:n"),
      ...(documents ? ["ärenden"] : []),
    ];
    return `Produktgruppen används av ${uses.join(", ")}`;
  },
  commonProductUses: (amount: number) =>
    `${amount === 1 ? "En leverantörs produkt" : `${amount} leverantörsprodukter`} bygger på den gemensamma produkten`,
};
