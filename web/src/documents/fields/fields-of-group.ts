import {
  documentFields,
  fieldGroups,
  fieldNames,
  type FieldGroup,
  type FieldName,
} from "@runko/domain/documents/document-fields";

export type GroupOfFields = { group: FieldGroup; names: FieldName[] };

/** The fields among `names` by their groups, in reading order; groups without fields are left out. */
export function fieldsByGroup(names: Iterable<FieldName>): GroupOfFields[] {
  const wanted = new Set(names);
  return fieldGroups
    .map((group) => ({
      group,
      names: fieldNames.filter((name) => wanted.has(name) && documentFields[name].group === group),
    }))
    .filter((one) => one.names.length > 0);
}
