import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { checkCustomFields, customFieldsOf, type CustomFieldDefinition } from "@runko/domain/products/custom-fields";
import type { Issue } from "@runko/domain/values/issue";
import { chosenProducts, customFieldsAt, type CustomFieldInput, type DocumentForm } from "./document-form.ts";

type Defined = { customFields: readonly CustomFieldDefinition[] };

/** What the inputs say of the own fields that the product asks for this type. */
export function customValues(
  product: Defined,
  type: DocumentType,
  inputs: readonly CustomFieldInput[],
): Record<string, string> {
  const asked = new Set(customFieldsOf(product.customFields, type).map(({ name }) => name));
  const said = inputs.filter(({ name, value }) => asked.has(name) && value.trim() !== "");
  return Object.fromEntries(said.map(({ name, value }) => [name, value.trim()]));
}

/** What is wrong with the own fields of the chosen products, which are given in the order of choosing. */
export function customFieldIssues(form: DocumentForm, products: readonly Defined[], type: DocumentType): Issue[] {
  const chosen = chosenProducts(form);
  return products.flatMap((product, index) => {
    const names = customFieldsOf(product.customFields, type).map(({ name }) => name);
    const values = customValues(product, type, chosen[index]?.customFields ?? []);
    const issues = checkCustomFields(product.customFields, values, { type, path: "" });
    return issues.map((issue) => ({
      ...issue,
      path: `${customFieldsAt(index)}.${names.indexOf(issue.path.slice(1))}.value`,
    }));
  });
}
