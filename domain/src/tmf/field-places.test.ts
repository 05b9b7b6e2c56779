import { describe, expect, test } from "vitest";
import { documentFields, fieldNames, type FieldName } from "../documents/document-fields.ts";
import { documentFieldsSchema, type DocumentFields } from "../documents/document-fields-schema.ts";
import { fieldsOfType } from "../documents/fields-of-type.ts";
import { documentTypes, type DocumentType } from "../enumerations/document-types.ts";
import { readAttributes, writeAttributes } from "./attributes.ts";
import { readCharacteristics, writeCharacteristics } from "./characteristics.ts";
import { attributePlaces, fieldPlace, fieldPlaces } from "./field-places.ts";
import { valueAt } from "./json-shapes.ts";
import { readParties, writeParties } from "./parties.ts";
import { readPlaces, writePlaces } from "./places.ts";
import { readPrices, writePrices } from "./prices.ts";
import { sampleOf } from "./sample-fields.ts";
import { propertyPath } from "./tmf-issues.ts";
import { resourceOfType, tmfResources, type TmfResource } from "./tmf-resources.ts";

const sides = { subscriber: { id: "s", name: "Tilaaja" }, supplier: { id: "t", name: "Toimittaja" } };

/** As a client would see the fields in the resource, and send them back. */
function throughFacade(resource: TmfResource, fields: DocumentFields): DocumentFields {
  const overWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  const resourceBody = overWire(writeAttributes(resource, "resource", fields));
  const itemBody = overWire(writeAttributes(resource, "item", fields));
  const read = [
    readPlaces(overWire(writePlaces(fields)), ""),
    readParties(overWire(writeParties({ ...sides, fields })), ""),
    readPrices(overWire(writePrices(fields)), ""),
    readAttributes(resource, "resource", { given: resourceBody, pointer: "" }),
    readAttributes(resource, "item", { given: itemBody, pointer: "" }),
    readCharacteristics(overWire(writeCharacteristics(resource, fields)), { pointer: "" }),
  ];
  expect(read.flatMap(({ issues }) => issues)).toEqual([]);
  return Object.assign({}, ...read.map((part) => part.fields)) as DocumentFields;
}

const told = fieldNames.filter((name) => fieldPlace(name).at !== "reason");

describe("fieldPlaces", () => {
  test("have every field of documents, and no other", () => {
    expect(Object.keys(fieldPlaces).toSorted()).toEqual(Object.keys(documentFieldsSchema.shape).toSorted());
  });

  test.each(tmfResources.flatMap((resource) => told.map((name): [TmfResource, FieldName] => [resource, name])))(
    "in %s, %s comes back as it was told",
    (resource, name) => {
      const value = sampleOf(documentFields[name]);
      expect(throughFacade(resource, { [name]: value })).toEqual({ [name]: value });
    },
  );

  test("keep all fields apart, told at once", () => {
    for (const resource of tmfResources) {
      const fields = Object.fromEntries(told.map((name) => [name, sampleOf(documentFields[name])]));
      expect(throughFacade(resource, fields)).toEqual(fields);
    }
  });

  test("have no two fields in one attribute that is written", () => {
    for (const places of Object.values(attributePlaces)) {
      const written = Object.values(places).flatMap((all) =>
        all.filter((place) => !("only" in place)).map(({ of, path }) => `${of}.${path}`),
      );
      expect(new Set(written).size).toBe(written.length);
    }
  });

  test.each(
    documentTypes.flatMap((type) => [...fieldsOfType(type)].map((name): [DocumentType, FieldName] => [type, name])),
  )("of a %s, a broken rule of %s has a place in the body", (type, name) => {
    expect(propertyPath(type, { path: `document.${name}` })).toMatch(/^\/[A-Za-z]/);
  });

  test("write an attribute where the pointer of a broken rule says", () => {
    const fields = { requestedDate: "2026-12-10" };
    const body = writeAttributes(resourceOfType.Order, "resource", fields);
    const pointer = propertyPath("Order", { path: "document.requestedDate" });
    expect(valueAt(body, pointer.slice(1))).toBe("2026-12-10T00:00:00.000Z");
  });
});
