import { describe, expect, it } from "vitest";
import { routes } from "./routes.ts";

describe("addresses", () => {
  it("are those of the specification", () => {
    expect(routes.areaFront("supplier")).toBe("/vendor");
    expect(routes.documents("subscriber", { type: "Order", status: "OPEN" })).toBe(
      "/subscriber/documents?type=Order&status=OPEN",
    );
    expect(routes.documents("faultHandler")).toBe("/fault-handler/documents");
    expect(routes.document("supplier", 100234, { mode: "edit" })).toBe("/vendor/documents/100234?mode=edit");
    expect(routes.newDocument({ type: "Order", step: "2" })).toBe("/subscriber/documents/new?type=Order&step=2");
    expect(routes.newDocument()).toBe("/subscriber/documents/new");
  });

  it("keep foreign characters from making another path", () => {
    expect(routes.document("subscriber", "../x?y")).toBe("/subscriber/documents/..%2Fx%3Fy");
  });
});
