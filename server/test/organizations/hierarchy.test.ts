import { organizationAdminRoles } from "@runko/domain/organizations/control-rights";
import { organizationRoles, type OrganizationRole } from "@runko/domain/organizations/roles";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeProduct, makeProductGroup, type TestProductGroup } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";
import { sizeOf } from "../documents/support/long.ts";

const size = { runs: sizeOf(6, 60), nodes: sizeOf(7, 24), timeout: sizeOf(120_000, 1_200_000) };

/** A forest: the parent of each node is one before it, or none. Somebody holds these roles in it. */
type Forest = { parents: (number | null)[]; held: { node: number; role: OrganizationRole }[] };

const forests: fc.Arbitrary<Forest> = fc.integer({ min: 2, max: size.nodes }).chain((nodes) =>
  fc.record({
    parents: fc.tuple(
      ...Array.from({ length: nodes }, (_, node) =>
        node === 0 ? fc.constant(null) : fc.option(fc.nat(node - 1), { nil: null, freq: 5 }),
      ),
    ),
    held: fc.array(
      fc.record({ node: fc.nat(nodes - 1), role: fc.constantFrom(...organizationAdminRoles, ...organizationRoles) }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
);

/** The definition: a node is of another's when it is that one, or its parent is of it. */
function isOf(forest: Forest, node: number, top: number): boolean {
  const parent = forest.parents[node] ?? null;
  return node === top || (parent !== null && isOf(forest, parent, top));
}

const seen = (forest: Forest, node: number) => forest.held.some((held) => isOf(forest, node, held.node));
const kept = (forest: Forest, node: number, roles: readonly OrganizationRole[]) =>
  forest.held.some((held) => roles.includes(held.role) && isOf(forest, node, held.node));

type Planted = TestOrganization & { userId: string };

let portal: TestApp;
let group: TestProductGroup;
beforeAll(async () => {
  portal = await createTestApp();
  group = await makeProductGroup(portal.db);
});
afterAll(() => portal.close());

async function plant({ parents, held }: Forest): Promise<{ planted: Planted[]; caller: Caller; callerId: string }> {
  const { db } = portal;
  const planted: Planted[] = [];
  for (const parent of parents) {
    const parentId = parent === null ? null : (planted[parent]?.id ?? null);
    const organization = await makeOrganization(db, { parent_organization_id: parentId });
    const user = await makeUser(db, { roles: [[organization, "SUBSCRIBER"]] });
    await makeProduct(db, organization, { group });
    await makeNni(db, organization, { groups: [group] });
    planted.push({ ...organization, userId: user.id });
  }
  const roles = [...new Map(held.map((one) => [`${one.node} ${one.role}`, one])).values()];
  const holder = await makeUser(db, {
    roles: roles.flatMap(({ node, role }) => planted.slice(node, node + 1).map((at) => [at, role] as const)),
  });
  return { planted, caller: await portal.signInAs(holder), callerId: holder.id };
}

type Row = { id: string };
const idsOf = async (caller: Caller, path: string): Promise<string[] | number> => {
  const { status, body } = await caller.get<Row[]>(`${path}?limit=1000`);
  return status === 200 ? body.map(({ id }) => id).toSorted() : status;
};

/** What the calls of one organization answer, by what the caller may there. */
async function expectAsDefined(forest: Forest, node: number, at: Planted, caller: Caller): Promise<void> {
  const refusal = seen(forest, node) ? 403 : 404;
  const judged = (roles: readonly OrganizationRole[]) => (kept(forest, node, roles) ? 200 : refusal);
  const [admin, supplier] = [judged(organizationAdminRoles), judged(["SUPPLIER_ADMIN"])];
  const base = `/organizations/${at.id}`;
  const answers = {
    organization: (await caller.get(base)).status,
    users: (await caller.get(`${base}/users`)).status,
    log: (await caller.get(`${base}/admin-log`)).status,
    subscribe: (await caller.get(`${base}/subscription-form`)).status,
    products: (await caller.get(`${base}/products`)).status,
    nnis: (await caller.get(`${base}/nnis`)).status,
    change: (await caller.change(base, { contactInfo: "Uusi" })).status,
    changeUser: (await caller.change(`${base}/users/${at.userId}`, { jobTitle: "Uusi" })).status,
    newNni: (await caller.post(`${base}/nnis`, { identifier: `N-${at.id}` })).status,
  };
  expect(answers).toEqual({
    organization: seen(forest, node) ? 200 : 404,
    users: admin,
    log: admin,
    subscribe: judged(["SUBSCRIBER_ADMIN"]),
    products: supplier,
    nnis: supplier,
    change: admin,
    // The user is a subscriber: another side's administrator has no say (D-45).
    changeUser: judged(["SUBSCRIBER_ADMIN"]),
    newNni: supplier === 200 ? 201 : supplier,
  });
}

test(
  "in any hierarchy an administrator sees and changes the own and all below, never siblings or parents",
  async () => {
    const checked = fc.asyncProperty(forests, async (forest) => {
      const { planted, caller, callerId } = await plant(forest);
      const ids = (holds: (node: number) => boolean) => planted.flatMap((at, node) => (holds(node) ? [at] : []));
      const visible = ids((node) => seen(forest, node));
      expect(await idsOf(caller, "/organizations")).toEqual(visible.map(({ id }) => id).toSorted());

      const managed = ids((node) => kept(forest, node, organizationAdminRoles));
      const users = [...managed.map(({ userId }) => userId), ...(managed.length > 0 ? [callerId] : [])];
      const isAdmin = forest.held.some(({ role }) => organizationAdminRoles.some((admin) => admin === role));
      expect(await idsOf(caller, "/users")).toEqual(isAdmin ? users.toSorted() : 403);

      for (const [node, at] of planted.entries()) {
        await expectAsDefined(forest, node, at, caller);
        const below = planted.flatMap(({ id }, other) => (other !== node && isOf(forest, other, node) ? [id] : []));
        const { status, body } = await caller.get<string[]>(`/organizations/${at.id}/descendantids`);
        expect(status === 200 ? body.toSorted() : status).toEqual(seen(forest, node) ? below.toSorted() : 404);
      }
      const changed = await portal.db
        .selectFrom("organizations")
        .select("id")
        .where("contact_info", "=", "Uusi")
        .where(
          "id",
          "in",
          planted.map(({ id }) => id),
        )
        .execute();
      expect(changed.map(({ id }) => id).toSorted()).toEqual(managed.map(({ id }) => id).toSorted());
    });
    await fc.assert(checked, { numRuns: size.runs, endOnFailure: true });
  },
  size.timeout,
);
