import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { FieldName } from "@runko/domain/documents/document-fields";
import { readAttributes } from "@runko/domain/tmf/attributes";
import { readCharacteristics } from "@runko/domain/tmf/characteristics";
import { pointerTo, valueAt } from "@runko/domain/tmf/json-shapes";
import { readParties } from "@runko/domain/tmf/parties";
import { readPlaces } from "@runko/domain/tmf/places";
import {
  characteristicsOfResource,
  placesOfResource,
  type TmfResource as ResourceName,
} from "@runko/domain/tmf/tmf-resources";
import type { Issue } from "@runko/domain/values/issue";
import { pointAtField } from "./point-at-item.ts";
import { objectAt } from "./read-body.ts";
import type { TmfItem } from "./read-items.ts";
import type { Json } from "./select-attributes.ts";

/** A field as a body gives it. */
export type GivenField = {
  name: FieldName;
  value: unknown;
  path: string;
  /** What it does not have to tell may be left out where it is the other side's. */
  isAttribute: boolean;
  /** Another place that says it goes before this one. */
  yields: boolean;
};

export type GivenFields = { given: GivenField[]; issues: Issue[] };

type Giving = { pointAt: (name: FieldName) => string; isAttribute: boolean; yielding?: readonly FieldName[] };

const givenIn = (fields: DocumentFields, { pointAt, isAttribute, yielding = [] }: Giving): GivenField[] =>
  Object.entries(fields).map(([key, value]) => {
    const name = key as FieldName;
    return { name, value, path: pointAt(name), isAttribute, yields: yielding.includes(name) };
  });

const givenAsAttributes = (
  { fields, pointers, yielding }: ReturnType<typeof readAttributes>,
  pointAt: Giving["pointAt"],
): GivenField[] =>
  givenIn(fields, { pointAt: (name) => pointers.get(name) ?? pointAt(name), isAttribute: true, yielding });

/** An address by reference alone is one that nobody has validated here. */
const unknownReferences = ({ references }: ReturnType<typeof readPlaces>): Issue[] =>
  references.map(({ id, pointer }) => ({ path: pointer, code: "SOURCE_NOT_FOUND", params: { tid: id } }));

/** Places of the whole body hold for all of its items, where an item does not say its own. */
function placesOfAll(resource: ResourceName, body: Json, pointAt: Giving["pointAt"]): GivenFields {
  if (resource !== "productOfferingQualification") return { given: [], issues: [] };
  const placed = readPlaces(body["place"], "/place");
  const yielding = Object.keys(placed.fields) as FieldName[];
  return {
    given: givenIn(placed.fields, { pointAt, isAttribute: false, yielding }),
    issues: [...placed.issues, ...unknownReferences(placed)],
  };
}

/** The fields that a body gives of the whole document: its attributes and its parties. */
export function readWholeFields(resource: ResourceName, body: Json): GivenFields {
  const attributes = readAttributes(resource, "resource", { given: body, pointer: "" });
  const parties = readParties(body["relatedParty"], "/relatedParty");
  const pointAt = (name: FieldName) => pointAtField(resource, [], name);
  const places = placesOfAll(resource, body, pointAt);
  return {
    given: [
      ...givenAsAttributes(attributes, pointAt),
      ...givenIn(parties.fields, { pointAt, isAttribute: true }),
      ...places.given,
    ],
    issues: [...attributes.issues, ...parties.issues, ...places.issues],
  };
}

const pointerOf = (at: string, path: string) => pointerTo(at, ...path.split("."));

/** The fields that one item gives, and those that are its product's own. */
export function readItemFields(
  resource: ResourceName,
  item: TmfItem,
): GivenFields & { customFields: Record<string, string | null> } {
  const [characteristics, places] = [characteristicsOfResource[resource], placesOfResource[resource]];
  if (characteristics.includes(".")) objectAt(item.sent, "product", item.at);
  const attributes = readAttributes(resource, "item", { given: item.sent, pointer: item.at });
  const named = readCharacteristics(valueAt(item.sent, characteristics), {
    pointer: pointerOf(item.at, characteristics),
  });
  const placed = readPlaces(valueAt(item.sent, places), pointerOf(item.at, places));
  const pointAt = (name: FieldName) => pointAtField(resource, [item], name);
  return {
    given: [
      ...givenAsAttributes(attributes, pointAt),
      ...givenIn({ ...named.fields, ...placed.fields }, { pointAt, isAttribute: false }),
    ],
    customFields: named.customFields,
    issues: [...attributes.issues, ...named.issues, ...placed.issues, ...unknownReferences(placed)],
  };
}
