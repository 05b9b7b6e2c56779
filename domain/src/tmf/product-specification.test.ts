import { describe, expect, test } from "vitest";
import { categoryFields } from "../documents/category-fields.ts";
import { documentFields, fieldNames } from "../documents/document-fields.ts";
import { productCategories } from "../enumerations/product-categories.ts";
import { portalTexts } from "../texts/texts-for.ts";
import { readAttributes } from "./attributes.ts";
import { readCharacteristics } from "./characteristics.ts";
import { offeringPriceId, priceKinds, readOfferingPriceId, writeOfferingPrice } from "./offering-prices.ts";
import { readPlaces } from "./places.ts";
import {
  readSpecificationId,
  specificationCharacteristics,
  specificationOf,
  valueUsesOf,
} from "./product-specification.ts";
import { sampleOf } from "./sample-fields.ts";

const labels = portalTexts.documents.fields;
const own = { name: "Tila", kind: "select", required: true, onlyForOrders: false, selections: ["1", "2"] } as const;
const named = (category: (typeof productCategories)[number]) =>
  new Map(specificationCharacteristics(category, [], labels).map((one) => [String(one["name"]), one]));

describe("a specification", () => {
  test.each(productCategories)("of %s tells each field of its category, and whether it is demanded", (category) => {
    const told = named(category);
    const { required, optional } = categoryFields[category];
    for (const name of required) expect([name, told.get(name)?.["minCardinality"]]).toEqual([name, 1]);
    for (const name of optional) expect([name, told.get(name)?.["minCardinality"]]).toEqual([name, 0]);
    expect(told.get("subscriberConnectionId")).toMatchObject({
      minCardinality: 1,
      maxCardinality: 1,
      configurable: true,
    });
  });

  test.each(productCategories)("of %s names only what an order takes by that name", (category) => {
    for (const [name, { valueType }] of named(category)) {
      const field = fieldNames.find((known) => known === name);
      expect([name, field]).toEqual([name, name]);
      const value = sampleOf(documentFields[field ?? "capacity"]);
      const place = { role: name, streetName: "Kauppakatu", streetNr: "1", postcode: "33100", city: "Tampere" };
      const read =
        valueType === "GeographicAddress"
          ? readPlaces([place], "")
          : readCharacteristics([{ name, value }], { pointer: "" });
      expect([name, read.issues, Object.keys(read.fields)]).toEqual([name, [], [name]]);
    }
  });

  test("leaves to the order what has an attribute there, unless the category asks for it", () => {
    expect([...named("SERVICES").keys()]).toContain("description");
    expect([...named("WDM").keys()]).not.toContain("contractNumber");
    const given = { requestedCompletionDate: "2026-12-10T00:00:00.000Z" };
    expect(Object.keys(readAttributes("productOrder", "resource", { given, pointer: "" }).fields)).toEqual([
      "requestedDate",
    ]);
  });

  test("tells the values that may be chosen, and the product's own fields", () => {
    const [last] = specificationCharacteristics("WDM", [own], labels).slice(-1);
    expect(last).toMatchObject({
      name: "custom.Tila",
      minCardinality: 1,
      productSpecCharacteristicValue: [{ value: "1" }, { value: "2" }],
    });
    expect(named("WDM").get("wavelengthTx")).toMatchObject({
      valueType: "integer",
      productSpecCharacteristicValue: documentFields.wavelengthTx.options.map((value) => ({ value })),
    });
  });

  test("has an id that is read back", () => {
    const product = { id: "p-1", category: "WDM", customFields: [] } as const;
    expect(readSpecificationId(specificationOf(product))).toEqual({ category: "WDM" });
    const asking = { ...product, customFields: [own] };
    expect(readSpecificationId(specificationOf(asking))).toEqual({ category: "WDM", productId: "p-1" });
    for (const id of ["kissa", "", "WDM:a:b", "wdm", "constructor"]) expect(readSpecificationId(id)).toBe(null);
  });
});

describe("an offering", () => {
  const free = { interfaces: [], connectors: [], capacities: [] };

  test("tells what it leaves to choose of what its category asks, and what it alone demands", () => {
    const limits = { interfaces: ["1000Base-LX"], connectors: [], capacities: ["1 Gbit/s", "10 Gbit/s"] };
    expect(valueUsesOf({ ...limits, category: "IP_TRANSIT", needsNni: true })).toEqual([
      {
        name: "capacity",
        valueType: "string",
        productSpecCharacteristicValue: [
          { value: "1 Gbit/s", valueType: "string" },
          { value: "10 Gbit/s", valueType: "string" },
        ],
      },
      {
        name: "interface",
        valueType: "string",
        productSpecCharacteristicValue: [{ value: "1000Base-LX", valueType: "string" }],
      },
      { name: "nniFromId", valueType: "string", minCardinality: 1 },
    ]);
    expect(valueUsesOf({ ...free, category: "ETHERNET_CONNECTION", needsNni: true })).toEqual([]);
    expect(valueUsesOf({ ...limits, category: "SERVICES", needsNni: false })).toEqual([]);
  });

  test("has two prices, whose ids are read back", () => {
    const product = { id: "p-1", initialFee: "100.00", monthlyFee: "20.50" };
    expect(priceKinds.map((kind) => writeOfferingPrice(product, kind))).toEqual([
      { name: "connectFee", priceType: "nonRecurring", price: { unit: "EUR", value: 100 } },
      {
        name: "monthlyFee",
        priceType: "recurring",
        recurringChargePeriodType: "month",
        recurringChargePeriodLength: 1,
        price: { unit: "EUR", value: 20.5 },
      },
    ]);
    for (const kind of priceKinds)
      expect(readOfferingPriceId(offeringPriceId("p-1", kind))).toEqual({ productId: "p-1", kind });
    for (const id of ["p-1", "p-1:yearly", "a:initial:b", "", "p:constructor"])
      expect(readOfferingPriceId(id)).toBe(null);
  });
});
