import { describe, expect, it } from "vitest";
import { listCriteria, listWhere } from "./list-criteria.ts";

const id = "0190d3c4-0000-7000-8000-000000000001";

describe("what a list is narrowed by", () => {
  it("is the other party of the reader, and days that the documents have", () => {
    expect(listCriteria("SUBSCRIBER", "Order")).toEqual([
      "supplier",
      "product",
      "productGroup",
      "requested",
      "estimated",
      "created",
    ]);
    expect(listCriteria("SUPPLIER", "Fault")).toEqual(["subscriber", "product", "productGroup", "created"]);
  });

  it("becomes conditions on the fields of a row", () => {
    expect(
      listWhere({
        supplier: [id],
        productGroup: [id],
        product: "10G_",
        requested: { from: "2026-11-01", to: "2026-11-30" },
        estimated: { to: "2026-12-31" },
        created: { from: "2026-11-01", to: "2026-11-01" },
      }),
    ).toEqual({
      supplierId: { inq: [id] },
      productGroupId: { inq: [id] },
      productName: { ilike: String.raw`%10G\_%` },
      "document.requestedDate": { gte: "2026-11-01", lte: "2026-11-30" },
      "document.estimatedDeliveryDate": { lte: "2026-12-31" },
      createdAt: { gte: "2026-10-31T22:00:00.000Z", lt: "2026-11-01T22:00:00.000Z" },
    });
    expect(listWhere({})).toEqual({});
    expect(listWhere({ q: "oy", type: ["Order"] })).toEqual({});
  });
});
