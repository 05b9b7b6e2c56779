import {
  fieldDefinition,
  fieldNames,
  type documentFields,
  type FieldDefinition,
  type FieldName,
} from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { isEmptyValue } from "@runko/domain/documents/check-document";
import { addressParts, normalizeAddress, type AddressPart } from "@runko/domain/values/address";
import { sameValue } from "../../components/forms/same-value.ts";

export type AddressForm = Record<AddressPart, string>;

type FormValueOf<Kind> = Kind extends "address"
  ? AddressForm
  : Kind extends "flag"
    ? boolean
    : Kind extends "emails" | "options"
      ? string[]
      : string;

/** A document's fields as inputs hold them: text for all but addresses, lists and yes-or-no. */
export type FieldsForm = { [Name in FieldName]: FormValueOf<(typeof documentFields)[Name]["kind"]> };

export type AddressFieldName = { [Name in FieldName]: FieldsForm[Name] extends AddressForm ? Name : never }[FieldName];

export const emptyAddress: AddressForm = Object.freeze(
  Object.fromEntries(addressParts.map((part) => [part, ""])),
) as AddressForm;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function formValue(definition: FieldDefinition, value: unknown): unknown {
  switch (definition.kind) {
    case "address": {
      const given = (typeof value === "object" && value !== null ? value : {}) as Partial<Record<AddressPart, unknown>>;
      return Object.fromEntries(addressParts.map((part) => [part, textOf(given[part])]));
    }
    case "flag":
      return value === true;
    case "emails":
    case "options":
      return Array.isArray(value) ? value.map(String) : [];
    case "numberOption":
      return typeof value === "number" ? String(value) : textOf(value);
    default:
      return textOf(value);
  }
}

/** What inputs show for these fields; those that are absent are empty. */
export function toForm(fields: DocumentFields): FieldsForm {
  return Object.fromEntries(
    fieldNames.map((name) => [name, formValue(fieldDefinition(name), fields[name])]),
  ) as FieldsForm;
}

function wireValue(definition: FieldDefinition, value: unknown): unknown {
  switch (definition.kind) {
    case "address":
      return normalizeAddress(value as AddressForm);
    case "numberOption":
      return value === "" ? "" : Number(value);
    case "flag":
    case "emails":
    case "options":
      return value;
    default:
      return typeof value === "string" ? value.trim() : value;
  }
}

/** The fields among `names` that say something, as the API takes them. */
export function toFields(form: FieldsForm, names: Iterable<FieldName>): DocumentFields {
  const said = [...names].flatMap((name): [FieldName, unknown][] => {
    const value = wireValue(fieldDefinition(name), form[name]);
    return isEmptyValue(value) || value === false ? [] : [[name, value]];
  });
  return Object.fromEntries(said) as DocumentFields;
}

/** What has to be sent so that the stored fields become those of the form; null clears a field. */
export function changedFields(before: DocumentFields, form: FieldsForm, names: Iterable<FieldName>): DocumentFields {
  const all = [...names];
  const [was, is] = [toFields(toForm(before), all), toFields(form, all)];
  return Object.fromEntries(
    all.flatMap((name) => (sameValue(was[name], is[name]) ? [] : [[name, is[name] ?? null]])),
  ) as DocumentFields;
}
