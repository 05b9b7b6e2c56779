import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { describe, expect, it } from "vitest";
import { landingOf, placeExists, tabsShown } from "./existing-places.ts";

const userWith = (...roles: OrganizationRole[]) => ({
  id: "user",
  globalRole: null,
  organizationRoles: roles.map((role) => ({ organizationId: "org", role })),
});

describe("places that exist", () => {
  it("shows no tab that leads nowhere", () => {
    const admin = { ...userWith(), globalRole: "RUNKO_ADMIN" as const };
    for (const user of [admin, userWith("SUBSCRIBER_ADMIN", "ERROR_HANDLER"), userWith("SUPPLIER", "SUBSCRIBER")]) {
      expect(tabsShown(user, "org").every(({ path }) => placeExists(path))).toBe(true);
    }
  });

  it("lands a user in the first area that the roles open", () => {
    expect(landingOf(userWith("SUPPLIER", "SUBSCRIBER"), "org")).toBe("/subscriber");
    expect(landingOf(userWith("SUPPLIER"), "org")).toBe("/vendor");
    expect(landingOf(userWith("ERROR_HANDLER"), "org")).toBe("/fault-handler");
    expect(landingOf(userWith("SUPPLIER"), "other")).toBeUndefined();
  });
});
