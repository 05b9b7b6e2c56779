/** Bounds of what a product holds; a form of more fields than this nobody fills in. */
export const productLimits = { description: 2000, customFields: 30, selections: 100, capacities: 20 } as const;
