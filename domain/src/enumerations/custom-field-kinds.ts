export const customFieldKinds = ["textField", "select"] as const;
export type CustomFieldKind = (typeof customFieldKinds)[number];
