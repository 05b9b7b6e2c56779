import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldNames } from "./document-fields.ts";
import type { DocumentFields } from "./document-fields-schema.ts";
import {
  connectionFields,
  faultyConnectionFields,
  standingConnection,
  type Connection,
} from "./standing-connection.ts";

const made = (document: DocumentFields, productIds: string[] = ["a"]): Connection => ({
  document,
  category: "ETHERNET_CONNECTION",
  productGroupId: "group",
  eventProducts: productIds.map((productId) => ({ productId, active: true, customFields: {} })),
});

test("an order of 1G at an old address stands as its ready change order made it (F1, D-39)", () => {
  const ordered = made({ capacity: "1 Gbit/s", cableY: "Y-1", supplierConnectionId: "OLD" });
  const changes = [made({ capacity: "10 Gbit/s", supplierConnectionId: "NEWSUP" }), made({ cableY: " " })];
  expect(standingConnection(ordered, changes).document).toEqual({
    capacity: "10 Gbit/s",
    cableY: "Y-1",
    supplierConnectionId: "NEWSUP",
  });
});

test("what a change says of its own delivery, and its persons, stay its own", () => {
  const own: DocumentFields = {
    modificationTypes: ["other"],
    requestedDate: "2026-12-10",
    actualDeliveryDate: "2026-12-10",
    estimatedDeliveryDate: "2026-12-10",
    supplierInfo: "Yöllä",
    subscriberInfo: "Yöllä",
    contactName: "Aino",
    followers: ["a@b.fi"],
  };
  expect(standingConnection(made({}), [made(own)]).document).toEqual({});
});

test("a fault is told no price and no reference of its connection (F4, D-47)", () => {
  expect(connectionFields).toContain("monthlyFee");
  expect(faultyConnectionFields).toContain("supplierConnectionId");
  for (const name of ["monthlyFee", "connectFee", "contractNumber", "orderNumber", "projectId", "contactName"] as const)
    expect(faultyConnectionFields).not.toContain(name);
});

const productsOf = (ordered: string[], ...changes: string[][]) =>
  standingConnection(
    made({}, ordered),
    changes.map((ids) => made({}, ids)),
  ).eventProducts.map(({ productId }) => productId);

test("another product stands instead of what there was, a known one beside the others", () => {
  expect(productsOf(["a"], ["x"])).toEqual(["x"]);
  expect(productsOf(["a", "b"], ["b"])).toEqual(["a", "b"]);
  expect(productsOf(["a", "b"], ["b", "x"], ["x"])).toEqual(["b", "x"]);
  expect(productsOf(["a"], [])).toEqual(["a"]);
});

test("of a known product a change says what it fills in, and a product that is not active says nothing", () => {
  const withFields = (productId: string, customFields: Record<string, unknown>, active = true) => ({
    ...made({}),
    eventProducts: [{ productId, active, customFields }],
  });
  const ordered = withFields("a", { Tila: "1", Teho: "2" });
  const standing = (change: Connection) => standingConnection(ordered, [change]).eventProducts;
  expect(standing(withFields("a", { Tila: "3", Teho: " " }))).toEqual([
    { productId: "a", active: true, customFields: { Tila: "3", Teho: "2" } },
  ]);
  expect(standing(withFields("b", { Tila: "3" }, false))).toEqual(ordered.eventProducts);
});

test("a change of another category makes the connection one of that", () => {
  const change = { ...made({}, ["x"]), category: "WDM", productGroupId: "other" } as const;
  expect(standingConnection(made({}), [change])).toMatchObject({ category: "WDM", productGroupId: "other" });
  expect(standingConnection(made({}), [{ ...change, eventProducts: [] }]).category).toBe("ETHERNET_CONNECTION");
});

const value = fc.option(fc.constantFrom("", " ", "1", "2", "3"), { nil: null });
const text = fc.record(Object.fromEntries(fieldNames.map((name) => [name, value])), { requiredKeys: [] });
const product = fc.record({
  productId: fc.constantFrom("a", "b", "c"),
  active: fc.boolean(),
  customFields: fc.dictionary(fc.constantFrom("Tila", "Teho"), value, { maxKeys: 2 }),
});
const connection = fc.record({
  document: text as fc.Arbitrary<DocumentFields>,
  category: fc.constantFrom("WDM" as const, "SERVICES" as const),
  productGroupId: fc.constantFrom("g", "h"),
  eventProducts: fc.uniqueArray(product, { selector: ({ productId }) => productId, maxLength: 3 }),
});

/** The newest change that says something of a field has it; told field by field, from the newest backwards. */
function naively(
  ordered: Connection,
  changes: readonly Connection[],
  name: (typeof connectionFields)[number],
): unknown {
  const newest = changes.toReversed().find(({ document }) => String(document[name] ?? "").trim() !== "");
  return (newest ?? ordered).document[name];
}

test("every field stands as the newest change that speaks of it says (F1, D-39)", () => {
  fc.assert(
    fc.property(connection, fc.array(connection, { maxLength: 5 }), (ordered, changes) => {
      const before = structuredClone({ ordered, changes });
      const standing = standingConnection(ordered, changes);
      for (const name of connectionFields) expect(standing.document[name]).toEqual(naively(ordered, changes, name));
      for (const name of fieldNames.filter((one) => !connectionFields.includes(one)))
        expect(standing.document[name]).toEqual(ordered.document[name]);
      expect({ ordered, changes }).toEqual(before);
      const halves = Math.floor(changes.length / 2);
      const half = standingConnection(ordered, changes.slice(0, halves));
      expect(standingConnection(half, changes.slice(halves))).toEqual(standing);
    }),
  );
});
