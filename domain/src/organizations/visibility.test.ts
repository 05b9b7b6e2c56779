import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { UserForRights } from "./roles.ts";
import { descendantIds, visibleOrganizationIds } from "./visibility.ts";
import type { OrganizationInTree } from "./visibility.ts";

/** Forests: each organization's parent is an earlier one or none; then in a random order. */
const forests: fc.Arbitrary<OrganizationInTree[]> = fc
  .array(fc.option(fc.nat(), { nil: null }), { minLength: 1, maxLength: 30 })
  .map((parents) =>
    parents.map((parent, index) => ({
      id: `organization-${index}`,
      parentOrganizationId: parent === null || index === 0 ? null : `organization-${parent % index}`,
    })),
  )
  .chain((organizations) => fc.shuffledSubarray(organizations, { minLength: organizations.length }));

const member = (organizationIds: readonly string[]): UserForRights => ({
  id: "user-1",
  globalRole: null,
  organizationRoles: organizationIds.map((organizationId) => ({ organizationId, role: "SUBSCRIBER" })),
});

/** The definition, read upwards: an organization is visible when it or one above it is the user's own. */
function isVisible(id: string | null, own: readonly string[], organizations: readonly OrganizationInTree[]): boolean {
  if (id === null) return false;
  const parent = organizations.find((organization) => organization.id === id)?.parentOrganizationId ?? null;
  return own.includes(id) || isVisible(parent, own, organizations);
}

const forestWithMember = forests.chain((organizations) =>
  fc.record({
    organizations: fc.constant(organizations),
    own: fc.subarray(organizations.map(({ id }) => id)),
  }),
);

describe("visibleOrganizationIds (specification §6)", () => {
  it("is own organizations and all below them, and never a parent or a sibling", () => {
    fc.assert(
      fc.property(forestWithMember, ({ organizations, own }) => {
        const visible = visibleOrganizationIds(member(own), organizations);
        const expected = organizations.map(({ id }) => id).filter((id) => isVisible(id, own, organizations));
        expect([...visible].toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 500 },
    );
  });

  it("is everything for the product admin", () => {
    fc.assert(
      fc.property(forestWithMember, ({ organizations, own }) => {
        const admin: UserForRights = { ...member(own), globalRole: "RUNKO_ADMIN" };
        expect(visibleOrganizationIds(admin, organizations).size).toBe(organizations.length);
      }),
    );
  });

  it("shows a child to its parent and neither parent nor sibling to the child", () => {
    const family = [
      { id: "parent", parentOrganizationId: null },
      { id: "child", parentOrganizationId: "parent" },
      { id: "sibling", parentOrganizationId: "parent" },
      { id: "grandchild", parentOrganizationId: "child" },
    ];
    expect([...visibleOrganizationIds(member(["child"]), family)].toSorted()).toEqual(["child", "grandchild"]);
    expect([...descendantIds("parent", family)].toSorted()).toEqual(["child", "grandchild", "sibling"]);
  });

  it("shows nothing to an orphan, and leaves out an organization that is gone", () => {
    const organizations = [{ id: "a", parentOrganizationId: null }];
    expect(visibleOrganizationIds(member([]), organizations).size).toBe(0);
    expect(visibleOrganizationIds(member(["gone"]), organizations).size).toBe(0);
  });

  it("ends when organizations stand in a ring", () => {
    const ring = [
      { id: "a", parentOrganizationId: "b" },
      { id: "b", parentOrganizationId: "a" },
    ];
    expect(visibleOrganizationIds(member(["a"]), ring)).toEqual(new Set(["a", "b"]));
    expect(descendantIds("a", ring)).toEqual(new Set(["b"]));
  });
});
