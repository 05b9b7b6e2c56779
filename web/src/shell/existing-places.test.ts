import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { describe, expect, it } from "vitest";
import { infoEntriesShown, placeExists, tabsShown } from "./existing-places.ts";

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

  it("shows the pages of the info area that stand", () => {
    expect(infoEntriesShown()).toContainEqual({ entry: "confidentiality", path: "/info/confidentiality" });
    expect(infoEntriesShown().every(({ path }) => placeExists(path))).toBe(true);
  });
});
