import type { CustomFieldDefinition } from "@runko/domain/products/custom-fields";

/** The fields that a form can show already: those with a name that none before them has. */
export function previewedFields(fields: readonly CustomFieldDefinition[]): CustomFieldDefinition[] {
  return fields.filter(
    ({ name }, index) => name !== "" && !fields.slice(0, index).some((earlier) => earlier.name === name),
  );
}
