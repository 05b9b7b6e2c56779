type GroupUses = { products: number; commonProducts: number; nnis: number; documents: boolean };

type OneAndMany = readonly [one: string, many: string];
type UseWords = {
  products: OneAndMany;
  commonProducts: OneAndMany;
  nnis: OneAndMany;
  documents: string;
  said: (uses: string) => string;
};

const counted = (amount: number, [one, many]: OneAndMany): string[] =>
  amount === 0 ? [] : [`${amount} ${amount === 1 ? one : many}`];

/** What uses a product group. */
export const makeGroupUses = (words: UseWords) => (uses: GroupUses) =>
  words.said(
    [
      ...counted(uses.products, words.products),
      ...counted(uses.commonProducts, words.commonProducts),
      ...counted(uses.nnis, words.nnis),
      ...(uses.documents ? [words.documents] : []),
    ].join(", "),
  );
