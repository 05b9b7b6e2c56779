import type { Issue } from "../values/issue.ts";
import type { CustomFieldDefinition } from "./custom-fields.ts";
import type { ProductFields } from "./product-schema.ts";

/** What a new product is when nothing else is said of it. */
export const newProduct = {
  description: "",
  formType: null,
  nniProduct: false,
  nniType: null,
  initialFee: "0.00",
  monthlyFee: "0.00",
  slaClass: null,
  visibility: "public",
  interfaces: [],
  connectors: [],
  capacities: [],
  customFields: [],
  commonProductId: null,
  active: true,
} as const satisfies Partial<ProductFields>;

/** A product with these fields changed; one that no longer needs an NNI has no NNI type either. */
export function changedProduct(product: ProductFields, changes: Partial<ProductFields>): ProductFields {
  const changed = { ...product, ...changes };
  return changes.nniProduct === false && changes.nniType === undefined ? { ...changed, nniType: null } : changed;
}

/** Broken rules between the fields of a product. Source: specification §3, D-13, D-15. */
export function checkProduct(product: ProductFields): Issue[] {
  const { nniProduct, nniType, customFields } = product;
  const issues: Issue[] = [];
  if (nniProduct && nniType === null) issues.push({ path: "nniType", code: "REQUIRED" });
  if (!nniProduct && nniType !== null) issues.push({ path: "nniType", code: "NNI_TYPE_WITHOUT_NNI" });
  return [
    ...issues,
    ...limits.flatMap((name) => repeatedAt(name, product[name])),
    ...checkFieldDefinitions(customFields),
  ];
}

const limits = ["interfaces", "connectors", "capacities"] as const;

const repeatedAt = (path: string, values: readonly string[]): Issue[] =>
  values.flatMap((_, index): Issue[] =>
    isRepeated(values, index) ? [{ path: `${path}.${index}`, code: "DUPLICATE" }] : [],
  );

function checkFieldDefinitions(definitions: readonly CustomFieldDefinition[]): Issue[] {
  const names = definitions.map(({ name }) => name);
  return definitions.flatMap(({ name, kind, selections }, index): Issue[] => {
    const at = `customFields.${index}`;
    const twice: Issue[] = isRepeated(names, index) ? [{ path: `${at}.name`, code: "DUPLICATE" }] : [];
    // A document keeps the values in a record, and this name is none of its own there.
    const unusable: Issue[] = name === "__proto__" ? [{ path: `${at}.name`, code: "INVALID_VALUE" }] : [];
    return [...twice, ...unusable, ...checkSelections(kind, selections, `${at}.selections`)];
  });
}

function checkSelections(kind: CustomFieldDefinition["kind"], selections: readonly string[], path: string): Issue[] {
  if (kind === "textField") return selections.length > 0 ? [{ path, code: "SELECTIONS_WITHOUT_SELECT" }] : [];
  if (selections.length === 0) return [{ path, code: "SELECTIONS_REQUIRED" }];
  return repeatedAt(path, selections);
}

/** Whether an earlier one is the same to a reader. */
function isRepeated(texts: readonly string[], index: number): boolean {
  const spoken = texts.map((text) => text.trim().toLowerCase());
  return spoken.findIndex((text) => text === spoken[index]) < index;
}
