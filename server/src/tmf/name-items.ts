type Named = { itemIds: readonly string[] | null; itemProducts: readonly string[] | null };

/**
 * The ids of the items of a document, in the order of its products: as its client named each product, and a free number
 * where it named none.
 */
export function nameItems(products: readonly { productId: string }[], { itemIds, itemProducts }: Named): string[] {
  const named = products.map(({ productId }) => itemIds?.[itemProducts?.indexOf(productId) ?? -1]);
  const taken = new Set(named);
  return named.map((name, index) => {
    if (name !== undefined) return name;
    let number = index + 1;
    while (taken.has(String(number))) number += 1;
    taken.add(String(number));
    return String(number);
  });
}
