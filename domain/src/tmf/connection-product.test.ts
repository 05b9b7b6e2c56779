import { describe, expect, test } from "vitest";
import { connectionStates } from "../connections/connection-state.ts";
import { documentFields, fieldNames, type FieldName } from "../documents/document-fields.ts";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import { readAttributes } from "./attributes.ts";
import { readCharacteristics } from "./characteristics.ts";
import {
  fieldsOfConnection,
  productStatuses,
  statesOfStatus,
  statusOfConnection,
  writeConnection,
  type DeliveredConnection,
} from "./connection-product.ts";
import { fieldPlace } from "./field-places.ts";
import { readParties, writeParties } from "./parties.ts";
import { readPlaces } from "./places.ts";
import { sampleOf } from "./sample-fields.ts";

const connection = (fields: DocumentFields, more: Partial<DeliveredConnection> = {}): DeliveredConnection => ({
  state: "active",
  fields,
  customFields: {},
  nnis: {},
  activeSince: "2026-01-15",
  contractEnd: null,
  endedOn: null,
  ...more,
});

const sides = { subscriber: { id: "s", name: "Tilaaja" }, supplier: { id: "t", name: "Toimittaja" } };

/** What a client reads of the product, and would send of it in an order. */
function readBack(fields: DocumentFields): DocumentFields {
  const told = JSON.parse(JSON.stringify(writeConnection(connection(fields)))) as Record<string, unknown>;
  const { billingAccount, ...rest } = told;
  const given = (billingAccount as { id: string }).id === "none" ? rest : told;
  const parties = writeParties({ ...sides, fields });
  const read = [
    readPlaces(told["place"], ""),
    readParties(parties, ""),
    readCharacteristics(told["productCharacteristic"], { pointer: "" }),
    readAttributes("product", "resource", { given, pointer: "" }),
  ];
  expect(read.flatMap(({ issues }) => issues)).toEqual([]);
  return Object.assign({}, ...read.map((part) => part.fields)) as DocumentFields;
}

const ofConnection = fieldNames.filter((name) => fieldsOfConnection[name]);
const ofOrder = fieldNames.filter((name) => !fieldsOfConnection[name]);
const isOfParty = (name: FieldName) => fieldPlace(name).at === "party";

describe("a connection as a product", () => {
  test.each(ofConnection)("tells %s as its order has it", (name) => {
    const value = sampleOf(documentFields[name]);
    expect(readBack({ [name]: value })).toEqual({ [name]: value });
  });

  test("keeps its fields apart, told at once", () => {
    const fields = Object.fromEntries(ofConnection.map((name) => [name, sampleOf(documentFields[name])]));
    expect(readBack(fields)).toEqual(fields);
  });

  test.each(ofOrder.filter((name) => !isOfParty(name)))("leaves %s to its order", (name) => {
    const value = sampleOf(documentFields[name]);
    expect(writeConnection(connection({ [name]: value }))).toEqual(writeConnection(connection({})));
  });

  test("tells since when, until when and whether it is over; an account and characteristics always", () => {
    expect(writeConnection(connection({}))).toEqual({
      status: "active",
      startDate: "2026-01-15T00:00:00.000Z",
      billingAccount: { id: "none" },
      place: [],
      productCharacteristic: [],
    });
    const over = { state: "terminated", contractEnd: "2027-01-15", endedOn: "2026-09-30" } as const;
    expect(writeConnection(connection({ contractLength: 12 }, over))).toMatchObject({
      status: "terminated",
      terminationDate: "2026-09-30T00:00:00.000Z",
      productTerm: [
        {
          name: "contractLength",
          duration: { amount: 12, units: "month" },
          validFor: { startDateTime: "2026-01-15T00:00:00.000Z", endDateTime: "2027-01-15T21:59:59.999Z" },
        },
      ],
    });
    const undated = writeConnection(connection({ contractLength: 12 }, { ...over, activeSince: null }));
    expect(undated).not.toHaveProperty("startDate");
    expect(undated).toMatchObject({ productTerm: [{ validFor: { endDateTime: "2027-01-15T21:59:59.999Z" } }] });
    expect(writeConnection(connection({ contractLength: 0 }))).toMatchObject({
      productTerm: [{ name: "contractLength" }],
    });
  });

  test("tells the readable name of an NNI beside its id", () => {
    const told = writeConnection(connection({ nniFromId: "u-1" }, { nnis: { nniFrom: "HKI-01", nniTo: null } }));
    expect(told["productCharacteristic"]).toEqual([
      { name: "nniFromId", value: "u-1", valueType: "string" },
      { name: "nniFrom", value: "HKI-01", valueType: "string" },
    ]);
  });

  test("is found by the status that it is told with", () => {
    for (const state of connectionStates) expect(statesOfStatus(statusOfConnection(state))).toContain(state);
    expect(productStatuses.flatMap(statesOfStatus).toSorted()).toEqual([...connectionStates].toSorted());
    expect([statesOfStatus("kissa"), statesOfStatus("")]).toEqual([[], []]);
  });
});

test("a contract whose beginning nobody knows tells its end alone", () => {
  const { productTerm } = writeConnection(
    connection({ contractLength: 24 }, { activeSince: null, contractEnd: "2027-01-15" }),
  );
  const [term] = productTerm as { validFor: object }[];
  expect(Object.keys(term?.validFor ?? {})).toEqual(["endDateTime"]);
});
