import { describe, expect, it } from "vitest";
import { paths } from "./paths.ts";

describe("addresses", () => {
  it("are those of the specification", () => {
    expect(paths.areaFront("supplier")).toBe("/vendor");
    expect(paths.documents("subscriber", { type: "Order", status: "OPEN" })).toBe(
      "/subscriber/documents?type=Order&status=OPEN",
    );
    expect(paths.documents("faultHandler")).toBe("/fault-handler/documents");
    expect(paths.document("supplier", 100234, { mode: "edit" })).toBe("/vendor/documents/100234?mode=edit");
    expect(paths.newDocument({ type: "Order", step: "2" })).toBe("/subscriber/documents/new?type=Order&step=2");
    expect(paths.newDocument()).toBe("/subscriber/documents/new");
  });

  it("keep foreign characters from making another path", () => {
    expect(paths.document("subscriber", "../x?y")).toBe("/subscriber/documents/..%2Fx%3Fy");
  });
});
