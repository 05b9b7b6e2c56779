import type { DocumentType } from "../enumerations/document-types.ts";
import type { CustomFieldKind } from "../enumerations/custom-field-kinds.ts";
import type { Issue } from "../values/issue.ts";
import { isBlank, isStorableText, textMaxLength } from "../values/text.ts";

/** A field that a supplier adds to its product's form, as the product keeps it (D-15). */
export type CustomFieldDefinition = {
  name: string;
  kind: CustomFieldKind;
  required: boolean;
  /** Asked only on orders and fault notices. Source: specification §3 */
  onlyForOrders: boolean;
  /** What a `select` offers; empty for a `textField`. */
  selections: readonly string[];
};

export type CustomFieldValues = Readonly<Record<string, string | null>>;

/** The fields that a form of this type shows. */
export function customFieldsOf(
  definitions: readonly CustomFieldDefinition[],
  type: DocumentType,
): CustomFieldDefinition[] {
  return definitions.filter(({ onlyForOrders }) => !onlyForOrders || type === "Order" || type === "Fault");
}

/** Broken rules of a product's own fields; `path` is that of their record. Source: specification §5, D-15. */
export function checkCustomFields(
  definitions: readonly CustomFieldDefinition[],
  values: CustomFieldValues,
  { type, path }: { type: DocumentType; path: string },
): Issue[] {
  const asked = customFieldsOf(definitions, type);
  const unknown = Object.keys(values)
    .filter((name) => !asked.some((field) => field.name === name))
    .map((name): Issue => ({ path: `${path}.${name}`, code: "UNKNOWN_FIELD" }));
  const broken = asked.flatMap(({ name, kind, required, selections }): Issue[] => {
    const value = (Object.hasOwn(values, name) && values[name]) || "";
    const at = `${path}.${name}`;
    if (isBlank(value)) return required ? [{ path: at, code: "REQUIRED" }] : [];
    if (kind === "select" && !selections.includes(value)) return [{ path: at, code: "NOT_AN_OPTION" }];
    if (value.length > textMaxLength) return [{ path: at, code: "TOO_LONG", params: { max: textMaxLength } }];
    return isStorableText(value) ? [] : [{ path: at, code: "INVALID_VALUE" }];
  });
  return [...unknown, ...broken];
}
