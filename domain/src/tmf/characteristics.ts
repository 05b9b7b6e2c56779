import { fieldDefinition, fieldNames, type FieldDefinition, type FieldName } from "../documents/document-fields.ts";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import type { CustomFieldValues } from "../products/custom-fields.ts";
import type { Issue } from "../values/issue.ts";
import { parseNumericText } from "../values/numeric-text.ts";
import {
  attributePlaces,
  fieldPlace,
  type AttributePlace,
  type TellingResource,
  type ValueType,
} from "./field-places.ts";
import { asList, asObject, pointerTo, textOf } from "./json-shapes.ts";
import { readTmfDay, readTmfInstant, tmfDay, tmfInstant } from "./tmf-times.ts";

export type Characteristic = { name: string; value: unknown; valueType: ValueType };

/** What stands before the name of a product's own field. */
export const customPrefix = "custom.";

/** What an estimate of more than four weeks is called where its days have an attribute. */
const agreedSeparately = "agreedSeparately";

/** By which name a field is given as a characteristic. */
export const characteristicName = (field: FieldName): string => {
  const place = fieldPlace(field);
  return place.at === "characteristic" ? (place.name ?? field) : field;
};

/** Fields that may be given by their name even where they have another place: all but addresses and what only actions write. */
const givable = fieldNames.filter((field) => !["place", "reason"].includes(fieldPlace(field).at));

/** By which names characteristics are known, beside those of the product's own fields. */
const characteristicNames: ReadonlyMap<string, FieldName> = new Map([
  ...givable.map((field): [string, FieldName] => [characteristicName(field), field]),
  ["nniFrom", "nniFromId"],
  ["nniTo", "nniToId"],
]);

/** What is written beside the ids of NNIs for whoever reads them. */
export type NniIdentifiers = { nniFrom?: string | null; nniTo?: string | null };

const asItStands = (value: unknown): unknown => value;

/** How the values of a field are written. */
function writerOf(field: FieldName): (value: unknown) => unknown {
  switch (fieldDefinition(field).kind) {
    case "number":
      return (value) => parseNumericText(String(value)) ?? value;
    case "date":
      return (value) => tmfDay(String(value));
    case "instant":
      return (value) => tmfInstant(String(value));
    default:
      return asItStands;
  }
}

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

/** What the field has beside its attribute: nothing, but for lists of which the attribute tells one, and for untold days. */
function leftOver(places: readonly AttributePlace[], field: FieldName, value: unknown): Characteristic | null {
  if (places.some(({ format }) => format === "interval") && Number(value) < 0)
    return { name: characteristicName(field), value: agreedSeparately, valueType: "string" };
  if (places.some(({ format }) => format === "firstOf") && Array.isArray(value) && value.length > 1)
    return { name: characteristicName(field), value, valueType: "array" };
  return null;
}

type Writer = { field: FieldName; write: (value: unknown) => Characteristic | null };

function writersOf(resource: TellingResource): Writer[] {
  return fieldNames.flatMap((field) => {
    const place = fieldPlace(field);
    if (place.at !== "characteristic") return [];
    const places = attributePlaces[resource][field];
    if (places) return [{ field, write: (value) => leftOver(places, field, value) }];
    const [name, { valueType }, valueOf] = [characteristicName(field), place, writerOf(field)];
    return [{ field, write: (value) => ({ name, value: valueOf(value), valueType }) }];
  });
}

/** What each resource tells as characteristics, and how, looked up once for the many documents of a list. */
const writers = new Map(
  (Object.keys(attributePlaces) as TellingResource[]).map((resource) => [resource, writersOf(resource)]),
);

/** The fields that have no other place in the resource, and the product's own ones, as characteristics. Source: beyond A8 */
export function writeCharacteristics(
  resource: TellingResource,
  fields: DocumentFields,
  { customFields = {}, nnis = {} }: { customFields?: CustomFieldValues; nnis?: NniIdentifiers } = {},
): Characteristic[] {
  const told: Characteristic[] = [];
  for (const { field, write } of writers.get(resource) ?? []) {
    const value = fields[field];
    const one = isSaid(value) ? write(value) : null;
    if (one) told.push(one);
  }
  const more = (name: string, value: unknown) => {
    if (isSaid(value)) told.push({ name, value, valueType: "string" });
  };
  for (const [name, value] of Object.entries(nnis)) more(name, value);
  for (const [name, value] of Object.entries(customFields)) more(customPrefix + name, value);
  return told;
}

/** A value as the field keeps it; undefined when it is of another kind. */
function readValue(definition: FieldDefinition, value: unknown): unknown {
  switch (definition.kind) {
    case "flag":
      return value === true || value === "true" ? true : value === false || value === "false" ? false : undefined;
    case "numberOption":
      if (value === agreedSeparately) return Math.min(...definition.options);
      return typeof value === "string" && /^-?[0-9]{1,9}$/.test(value) ? Number(value) : value;
    case "options":
    case "emails":
      return asList(value).every((item) => typeof item === "string") ? [...asList(value)] : undefined;
    case "date":
      return readTmfDay(value) ?? undefined;
    case "instant":
      return readTmfInstant(value) ?? undefined;
    default:
      return textOf(value);
  }
}

export type ReadCharacteristics = {
  fields: DocumentFields;
  customFields: Record<string, string | null>;
  issues: Issue[];
};

type Reading = {
  pointer: string;
  /** Names of the product's own fields, as far as they are known. */ custom?: readonly string[];
};

function readOne(given: unknown, { pointer, custom }: Reading, into: ReadCharacteristics): void {
  const { name, value = null } = asObject(given) ?? {};
  if (typeof name !== "string") return void into.issues.push({ path: pointerTo(pointer, "name"), code: "REQUIRED" });
  const at = pointerTo(pointer, "value");
  const field = characteristicNames.get(name);
  if (name.startsWith(customPrefix)) {
    const text = value === null ? null : textOf(value);
    if (text === undefined) return void into.issues.push({ path: at, code: "INVALID_VALUE" });
    into.customFields[name.slice(customPrefix.length)] = text;
    return;
  }
  if (field === undefined) {
    const known = [...characteristicNames.keys(), ...(custom ?? []).map((own) => customPrefix + own)].join(", ");
    return void into.issues.push({ path: pointerTo(pointer, "name"), code: "UNKNOWN_FIELD", params: { name, known } });
  }
  const read = value === null ? null : readValue(fieldDefinition(field), value);
  if (read === undefined) return void into.issues.push({ path: at, code: "INVALID_VALUE" });
  // The id of an NNI goes before its readable name, which is told beside it.
  if (name !== characteristicName(field) && into.fields[field] !== undefined) return;
  Object.assign(into.fields, { [field]: read });
}

/** The fields of ours and of the product that characteristics give; one of an unknown name is refused with those that are known. */
export function readCharacteristics(given: unknown, reading: Reading): ReadCharacteristics {
  const into: ReadCharacteristics = {
    fields: {},
    customFields: Object.create(null) as Record<string, string>,
    issues: [],
  };
  const names = new Set<unknown>();
  asList(given).forEach((one, index) => {
    const pointer = pointerTo(reading.pointer, index);
    const name = textOf(asObject(one)?.name);
    if (name !== undefined && names.has(name))
      return void into.issues.push({ path: pointerTo(pointer, "name"), code: "DUPLICATE" });
    names.add(name);
    readOne(one, { ...reading, pointer }, into);
  });
  return { ...into, customFields: { ...into.customFields } };
}
