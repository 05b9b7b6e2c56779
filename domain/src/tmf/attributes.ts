import { fieldNames, type FieldName } from "../documents/document-fields.ts";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import type { Issue } from "../values/issue.ts";
import { attributeFormats } from "./attribute-formats.ts";
import { attributePlaces, type AttributePlace, type TellingResource } from "./field-places.ts";
import { asObject, pointerTo, putValueAt, valueAt, type JsonObject } from "./json-shapes.ts";

type Level = AttributePlace["of"];

type Told = { field: FieldName; at: readonly string[]; write: (value: unknown) => unknown };

const toldAt = (resource: TellingResource, level: Level): Told[] =>
  fieldNames.flatMap((field) => {
    const place = attributePlaces[resource][field]?.find(({ only }) => only !== "in");
    if (place?.of !== level) return [];
    return [{ field, at: place.path.split("."), write: attributeFormats[place.format].write }];
  });

/** Where fields are told, looked up once for the many documents of a list. */
const toldPlaces = new Map(
  (Object.keys(attributePlaces) as TellingResource[]).map((resource) => [
    resource,
    { resource: toldAt(resource, "resource"), item: toldAt(resource, "item") } satisfies Record<Level, Told[]>,
  ]),
);

/** The attributes of a resource, or of an item of it, that are fields of ours and have a value. */
export function writeAttributes(resource: TellingResource, level: Level, fields: DocumentFields): JsonObject {
  const written: JsonObject = {};
  for (const { field, at, write } of toldPlaces.get(resource)?.[level] ?? []) {
    const value = fields[field];
    if (value === undefined || value === null || value === "") continue;
    const told = write(value);
    if (told !== undefined) putValueAt(written, at, told);
  }
  return written;
}

/** The fields that the attributes of a resource, or of an item of it, give; null clears one, and some yield to other places; each with where it is given. */
export function readAttributes(
  resource: TellingResource,
  level: Level,
  { given, pointer }: { given: unknown; pointer: string },
): { fields: DocumentFields; pointers: Map<FieldName, string>; yielding: FieldName[]; issues: Issue[] } {
  const [fields, yielding, issues]: [DocumentFields, FieldName[], Issue[]] = [{}, [], []];
  const pointers = new Map<FieldName, string>();
  for (const field of fieldNames) {
    const places = (attributePlaces[resource][field] ?? []).filter(({ of }) => of === level);
    const place = places.find(({ path }) => valueAt(given, path) !== undefined);
    if (!place) continue;
    const value = valueAt(given, place.path);
    const { read: readValue, fault = "INVALID_VALUE" } = attributeFormats[place.format];
    const read = value === null ? null : readValue(value, asObject(given) ?? {});
    const at = pointerTo(pointer, ...place.path.split("."));
    pointers.set(field, at);
    if (read === null && value !== null) issues.push({ path: at, code: fault });
    else Object.assign(fields, { [field]: read });
    if (place.yields) yielding.push(field);
  }
  return { fields, pointers, yielding, issues };
}
