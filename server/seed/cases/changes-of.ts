import { fieldNames, type FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { FieldChange } from "../../src/documents/write-event-log.ts";

const places = new Map(fieldNames.map((name, index) => [name, index]));
const placeOf = (name: FieldName): number => places.get(name) ?? 0;

/** What the given fields change, in the order of the form; fields that are not given stay as they were. */
export function changesOf(before: DocumentFields, given: DocumentFields): FieldChange[] {
  const names = Object.keys(given) as FieldName[];
  return names
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((field) => {
      const [from, to] = [before[field] ?? null, given[field] ?? null];
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
    });
}
