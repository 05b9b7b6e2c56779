import { expect, it } from "vitest";
import { fieldsBetween } from "./category-fields.ts";

it("tells what a form loses, gets and begins to demand with another category (category-change warning)", () => {
  expect(fieldsBetween("OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS", "ETHERNET_CONNECTION")).toEqual({
    gone: ["dslType", "cableY", "targetExchange", "targetHub", "installation"],
    added: ["interface", "connector"],
    demanded: ["nniFromId"],
  });
  expect(fieldsBetween("DEVICE_PLACEMENT", "ANTENNA_DEVICE_PLACEMENT")).toEqual({ gone: [], added: [], demanded: [] });
});
