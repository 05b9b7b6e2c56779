import { longestClassName } from "../service-times/check-service-times.ts";
import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";
import { isMoney } from "../values/money.ts";
import { checkProduct } from "./check-product.ts";
import { productLimits } from "./product-limits.ts";
import type { CommonProductFields, ProductFields } from "./product-schema.ts";

const chosen = (path: string, id: string): Issue[] => (id === "" ? [{ path, code: "REQUIRED" }] : []);
const tooMany = (path: string, amount: number, max: number): Issue[] =>
  amount > max ? [{ path, code: "TOO_MANY", params: { max } }] : [];
const money = (path: string, amount: string): Issue[] => (isMoney(amount) ? [] : [{ path, code: "INVALID_MONEY" }]);

function checkCustomFieldTexts(fields: ProductFields["customFields"]): Issue[] {
  return fields.flatMap(({ name, selections }, index) => {
    const at = `customFields.${index}`;
    return [
      ...checkText(`${at}.name`, name, true),
      ...selections.flatMap((selection, nth) => checkText(`${at}.selections.${nth}`, selection, true)),
      ...tooMany(`${at}.selections`, selections.length, productLimits.selections),
    ];
  });
}

/** Everything that the schema and checkProduct would say of a product that is being written, without the schema. */
export function checkWrittenProduct(product: ProductFields): Issue[] {
  return [
    ...checkText("name", product.name, true),
    ...checkText("description", product.description, false, productLimits.description),
    ...chosen("productGroupId", product.productGroupId),
    ...money("initialFee", product.initialFee),
    ...money("monthlyFee", product.monthlyFee),
    ...(product.slaClass === null ? [] : checkText("slaClass", product.slaClass, true, longestClassName)),
    ...product.capacities.flatMap((capacity, nth) => checkText(`capacities.${nth}`, capacity, true)),
    ...tooMany("capacities", product.capacities.length, productLimits.capacities),
    ...tooMany("customFields", product.customFields.length, productLimits.customFields),
    ...checkCustomFieldTexts(product.customFields),
    ...checkProduct(product),
  ];
}

/** The same for a product group; nothing may be chosen yet. */
export function checkWrittenGroup({ name, category }: { name: string; category: string }): Issue[] {
  return [...checkText("name", name, true), ...chosen("category", category)];
}

export function checkWrittenCommonProduct({ name, description, productGroupId }: CommonProductFields): Issue[] {
  return [
    ...checkText("name", name, true),
    ...checkText("description", description, false, productLimits.description),
    ...chosen("productGroupId", productGroupId),
  ];
}
