import { organizationRoles } from "@runko/domain/organizations/roles";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeProductGroup, type TestProductGroup } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";
import { sizeOf } from "../documents/support/long.ts";

/** The sizes of issue C at full length: 2,000 organizations, 20,000 users; one supplier has 2,000 products and NNIs. */
const amount = { organizations: sizeOf(200, 2000), users: sizeOf(2000, 20_000), offers: sizeOf(200, 2000) };
const MOST_MS = 300;

let portal: TestApp;
let top: TestOrganization;
let group: TestProductGroup;
let admin: Caller;
let productAdmin: Caller;

/** `n` as an id of a kind of thing. */
const id = (kind: string, n: string) => sql.raw(`('0192${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`);

beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  top = await makeOrganization(db, { name: "Ylin Oy" });
  group = await makeProductGroup(db);
  await sql`
    INSERT INTO organizations (id, name, parent_organization_id, event_type_rights, active_event_types)
    SELECT ${id("aaaa", "n")}, 'Operaattori ' || n,
      CASE WHEN n % 10 = 0 THEN ${top.id}::uuid WHEN n % 2 = 0 THEN ${id("aaaa", "(n / 10) * 10 + 10")} END,
      '{Order,Fault}', '{Order,Fault}'
    FROM generate_series(${amount.organizations}::int, 1, -1) n ORDER BY n % 10, n`.execute(db);
  await sql`
    INSERT INTO organization_role_grants (organization_id, role)
    SELECT o.id, r.role FROM organizations o, unnest(${[...organizationRoles]}::text[]) r(role) WHERE o.id <> ${top.id}`.execute(
    db,
  );
  await sql`
    INSERT INTO users (id, first_name, last_name, email_address, phone_numbers)
    SELECT ${id("bbbb", "n")}, 'Maija ' || n % 97, 'Käyttäjä ' || (n * 7919) % ${amount.users}::int, 'suuri' || n || '@test.runko.example', '{040 1234567}'
    FROM generate_series(1, ${amount.users}::int) n`.execute(db);
  await sql`
    INSERT INTO user_organization_roles (user_id, organization_id, role)
    SELECT ${id("bbbb", "n")}, ${sql.raw(`('0192aaaa-0000-7000-8000-' || lpad(to_hex(1 + n % ${amount.organizations}), 12, '0'))::uuid`)}, r.role
    FROM generate_series(1, ${amount.users}::int) n, unnest('{SUBSCRIBER,SUPPLIER_ADMIN}'::text[]) r(role)`.execute(db);
  await sql`
    INSERT INTO subscriptions (subscriber_id, supplier_id, active, event_types)
    SELECT o.id, ${top.id}, o.id::text < '0192aaaa-0000-7000-8000-000000000400', '{Order,Fault}'::text[] FROM organizations o WHERE o.id <> ${top.id}
    UNION ALL SELECT ${top.id}, o.id, true, '{Order,Fault}'::text[] FROM organizations o WHERE o.id <> ${top.id}`.execute(
    db,
  );
  await sql`
    INSERT INTO products (id, organization_id, name, product_group_id, visibility, nni_product, nni_type)
    SELECT ${id("cccc", "n")}, ${top.id}, 'Tuote ' || n, ${group.id}, 'whitelist', true, 'NNI_TO_PORT'
    FROM generate_series(1, ${amount.offers}::int) n`.execute(db);
  await sql`
    INSERT INTO product_whitelists (product_id, subscriber_id)
    SELECT ${id("cccc", "n")}, ${id("aaaa", "m")} FROM generate_series(1, ${amount.offers}::int) n, generate_series(1, 20) m`.execute(
    db,
  );
  await sql`
    INSERT INTO sub_organization_products (organization_id, product_id)
    SELECT ${id("aaaa", "m * 10")}, ${id("cccc", "n")} FROM generate_series(1, ${amount.offers}::int) n, generate_series(1, 10) m`.execute(
    db,
  );
  await sql`
    INSERT INTO nnis (id, organization_id, identifier)
    SELECT ${id("dddd", "n")}, ${top.id}, 'NNI-' || n FROM generate_series(1, ${amount.offers}::int) n`.execute(db);
  await sql`INSERT INTO nni_product_groups SELECT id, ${group.id} FROM nnis`.execute(db);
  await sql`
    INSERT INTO nni_rights (nni_id, organization_id, allow_from, allow_to)
    SELECT ${id("dddd", "n")}, ${id("aaaa", "m")}, true, true FROM generate_series(1, ${amount.offers}::int) n, generate_series(1, 20) m`.execute(
    db,
  );
  await sql`
    INSERT INTO sub_organization_nnis (organization_id, nni_id)
    SELECT ${id("aaaa", "m * 10")}, ${id("dddd", "n")} FROM generate_series(1, ${amount.offers}::int) n, generate_series(1, 10) m`.execute(
    db,
  );
  await sql`ANALYZE`.execute(db);
  admin = await portal.signInAs(await makeUser(db, { roles: [[top, ...organizationRoles]] }));
  productAdmin = await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" }));
}, 300_000);
afterAll(() => portal.close());

const filtered = (path: string, filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const subscriber = "0192aaaa-0000-7000-8000-00000000000a";

function calls(): [string, string][] {
  const base = `/organizations/${top.id}`;
  const word = { ilike: "%maija 5%" };
  const search = { where: { and: [{ or: [{ name: word }, { emailAddress: word }] }] } };
  const supplier = `/organizations/${subscriber}/suppliers/${top.id}`;
  return [
    ["users", "/users"],
    ["users that are searched for", filtered("/users", search)],
    ["admins by e-mail", filtered("/users", { where: { admin: true }, order: ["emailAddress DESC"] })],
    ["users of one organization", `/organizations/${subscriber}/users`],
    ["organizations", filtered("/organizations", { include: ["parentOrganization", "organizationRoles"] })],
    ["descendants", `${base}/descendantids`],
    ["products", filtered(`${base}/products`, { include: ["productGroup", "whitelist", "subOrganizations"] })],
    ["whitelists", `${base}/organization-product-whitelists`],
    ["NNIs", filtered(`${base}/nnis`, { include: ["productGroups", "rights", "subOrganizations"] })],
    ["rights to NNIs", `${base}/nni-organization-rights`],
    ["subscribers to name", `${base}/known-subscribers`],
    ["subscribers' info", `${base}/subscribers-info`],
    ["subscriptions", `${base}/subscription-form`],
    ["customers", `${base}/customers`],
    ["suppliers", `${base}/suppliers`],
    ["a supplier's products", `${supplier}/products?documentType=Order`],
    ["NNI choices", `${supplier}/product-groups/${group.id}/nni-from-to-arrays`],
    ["administrative log", `${base}/admin-log`],
  ];
}

/** The best of five, since the machine may be busy with other tests. */
async function quickest(caller: Caller, path: string): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now();
    const { status } = await caller.get(path);
    best = Math.min(best, performance.now() - started);
    expect([path, status]).toEqual([path, 200]);
  }
  return Math.round(best);
}

test(`first pages of large lists come within ${MOST_MS} ms`, { timeout: 300_000 }, async () => {
  const slow: string[] = [];
  for (const [who, caller] of Object.entries({ admin, productAdmin }))
    for (const [what, path] of calls()) {
      const best = await quickest(caller, path);
      if (best > MOST_MS) slow.push(`${what} of ${who}: ${best} ms`);
    }
  expect(slow).toEqual([]);
});
