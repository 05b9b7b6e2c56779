/** Who sees a product: every subscriber of the supplier, or those on its whitelist (D-21). */
export const productVisibilities = ["public", "whitelist"] as const;
