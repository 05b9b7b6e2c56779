type GroupUses = { products: number; commonProducts: number; nnis: number; documents: boolean };

const counted = (amount: number, one: string, many: string): string[] =>
  amount === 0 ? [] : [`${amount} ${amount === 1 ? one : many}`];

/** Products, product groups and common products of the control area. */
export const products = {
  groupUses: ({ products: offered, commonProducts, nnis, documents }: GroupUses) => {
    const uses = [
      ...counted(offered, "tuote", "tuotetta"),
      ...counted(commonProducts, "yhteinen tuote", "yhteistä tuotetta"),
      ...counted(nnis, "NNI-tunnus", "NNI-tunnusta"),
      ...(documents ? ["tapahtumia"] : []),
    ];
    return `Tuoteryhmää käyttää ${uses.join(", ")}`;
  },
  commonProductUses: (amount: number) =>
    `Yhteiseen tuotteeseen perustuu ${amount === 1 ? "yksi toimittajan tuote" : `${amount} toimittajien tuotetta`}`,
};
