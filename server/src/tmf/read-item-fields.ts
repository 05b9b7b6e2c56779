import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { FieldName } from "@runko/domain/documents/document-fields";
import { readAttributes } from "@runko/domain/tmf/attributes";
import { readCharacteristics } from "@runko/domain/tmf/characteristics";
import { readParties } from "@runko/domain/tmf/parties";
import { readPlaces } from "@runko/domain/tmf/places";
import type { Issue } from "@runko/domain/values/issue";
import { pointAtField } from "./point-at-order.ts";
import type { OrderItem } from "./read-order-items.ts";
import type { Json } from "./select-attributes.ts";

/** A field as a body gives it; what it does not have to tell may be left out where it is the other side's. */
export type GivenField = { name: FieldName; value: unknown; path: string; isAttribute: boolean };

export type GivenFields = { given: GivenField[]; issues: Issue[] };

const givenIn = (fields: DocumentFields, pointAt: (name: FieldName) => string, isAttribute: boolean): GivenField[] =>
  Object.entries(fields).map(([key, value]) => {
    const name = key as FieldName;
    return { name, value, path: pointAt(name), isAttribute };
  });

/** The fields that a body gives of the whole order: its attributes and its parties. */
export function readOrderFields(body: Json): GivenFields {
  const attributes = readAttributes("productOrder", "resource", { given: body, pointer: "" });
  const parties = readParties(body["relatedParty"], "/relatedParty");
  const pointAt = (name: FieldName) => pointAtField([], name);
  return {
    given: [...givenIn(attributes.fields, pointAt, true), ...givenIn(parties.fields, pointAt, true)],
    issues: [...attributes.issues, ...parties.issues],
  };
}

/** The fields that one item gives, and those that are its product's own. */
export function readItemFields(item: OrderItem): GivenFields & { customFields: Record<string, string | null> } {
  const product = `${item.at}/product`;
  const attributes = readAttributes("productOrder", "item", { given: item.sent, pointer: item.at });
  const named = readCharacteristics(item.product["productCharacteristic"], {
    pointer: `${product}/productCharacteristic`,
  });
  const placed = readPlaces(item.product["place"], `${product}/place`);
  const unknown = placed.references.map(({ id, pointer }): Issue => {
    return { path: pointer, code: "SOURCE_NOT_FOUND", params: { tid: id } };
  });
  const pointAt = (name: FieldName) => pointAtField([item], name);
  return {
    given: [
      ...givenIn(attributes.fields, pointAt, true),
      ...givenIn({ ...named.fields, ...placed.fields }, pointAt, false),
    ],
    customFields: named.customFields,
    issues: [...attributes.issues, ...named.issues, ...placed.issues, ...unknown],
  };
}
