import { expect, it } from "vitest";
import {
  fieldsOfRequest,
  isAskedByAddress,
  requestsFor,
  technicalFieldsOf,
  type AskedProduct,
} from "./ask-together.ts";

const product = (productId: string, more: Partial<AskedProduct> = {}): AskedProduct => ({
  supplierId: "s",
  productId,
  productGroupId: "g",
  category: "ETHERNET_CONNECTION",
  several: true,
  capacities: [],
  interfaces: [],
  ...more,
});
const idsOf = (products: readonly AskedProduct[]) =>
  requestsFor(products).map((request) => request.products.map(({ productId }) => productId));

it("products of one supplier and group are asked for by one request, as far as they may stand in one", () => {
  expect(idsOf([product("a"), product("b")])).toEqual([["a", "b"]]);
  expect(idsOf([product("a"), product("b", { supplierId: "other" })])).toEqual([["a"], ["b"]]);
  expect(idsOf([product("a"), product("b", { productGroupId: "other" })])).toEqual([["a"], ["b"]]);
  expect(idsOf([product("a"), product("b", { category: "IP_TRANSIT" })])).toEqual([["a"], ["b"]]);
  expect(idsOf([product("a", { several: false }), product("b", { several: false })])).toEqual([["a"], ["b"]]);
});

it("what needs a second end, or no address, is asked on its own form", () => {
  expect(isAskedByAddress("ETHERNET_CONNECTION")).toBe(true);
  expect(isAskedByAddress("STATIC_AND_SUBSCRIBER_CONNECTIONS")).toBe(true);
  expect(isAskedByAddress("WDM")).toBe(false);
  expect(isAskedByAddress("SERVICES")).toBe(false);
});

it("a request says of the connection what its category asks, and what alone is offered", () => {
  expect(technicalFieldsOf(["STATIC_AND_SUBSCRIBER_CONNECTIONS"])).toEqual([]);
  expect(technicalFieldsOf(["DEVICE_PLACEMENT", "IP_TRANSIT"])).toEqual(["capacity", "interface"]);
  const asked = { requestedDate: "2026-12-01", capacity: "1 Gbit/s", interface: "1000Base-LX" } as const;
  const fieldsOf = (one: AskedProduct) => fieldsOfRequest({ products: [one] }, asked);
  expect(fieldsOf(product("a"))).toEqual(asked);
  expect(fieldsOf(product("a", { interfaces: ["10GBase-LR"] }))).toEqual({ ...asked, interface: "10GBase-LR" });
  expect(fieldsOf(product("a", { category: "DEVICE_PLACEMENT" }))).toEqual({ requestedDate: "2026-12-01" });
});
