import { organizationRoles } from "@runko/domain/organizations/roles";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer, Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeWebhook } from "../builders/make-webhook.ts";
import { makeAddress, makeBillingGroup } from "../builders/make-billing.ts";
import { makePasskey } from "../builders/make-passkey.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeProduct, type TestProductGroup } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";
import { controlBodies, type Ids } from "./control-bodies.ts";

const CANARY = "KANARIALINTU";
const controlTags = new Set(["users", "organizations", "products", "nnis", "suppliers", "emails", "machines"]);

type Schema = { items?: Schema; anyOf?: Schema[]; $ref?: string; properties?: Record<string, Schema> };
type Operation = {
  operationId: string;
  tags: string[];
  parameters?: { in: string; name: string }[];
  requestBody?: object;
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
type Call = Operation & { method: "get" | "post" | "patch" | "delete"; path: string };
type Attacker = { name: string; caller: Caller; own: Ids };

let portal: TestApp;
let group: TestProductGroup;
let theirs: Ids;
let attackers: Attacker[];
let calls: Call[];
let schemas: Record<string, Schema>;
const none: Ids = {
  organization: uuidv7(),
  user: uuidv7(),
  product: uuidv7(),
  nni: uuidv7(),
  address: uuidv7(),
  billingGroup: uuidv7(),
  session: uuidv7(),
  invitation: uuidv7(),
  client: uuidv7(),
  token: uuidv7(),
  webhook: uuidv7(),
  delivery: uuidv7(),
  passkey: uuidv7(),
};

/** A login of the user that still holds. */
async function makeLogin({ id }: { id: string }): Promise<string> {
  const now = portal.clock.now();
  const row = {
    id: uuidv7(),
    user_id: id,
    started_at: now,
    last_used_at: now,
    token_issued_at: now,
    expires_at: new Date(now.getTime() + 3_600_000),
  };
  await portal.db.insertInto("login_sessions").values(row).execute();
  return row.id;
}

async function makeInvitation({ id }: TestOrganization, inviter: { id: string }, name: string): Promise<string> {
  const now = portal.clock.now();
  const row = {
    id: uuidv7(),
    organization_id: id,
    email_address: `${name.toLowerCase()}@test.runko.example`,
    roles: ["SUBSCRIBER"],
    invited_by: inviter.id,
    invited_at: now,
    expires_at: new Date(now.getTime() + 3_600_000),
  };
  await portal.db.insertInto("organization_invitations").values(row).execute();
  return row.id;
}

async function furnish(organization: TestOrganization, name: string): Promise<Ids> {
  const { db } = portal;
  const user = await makeUser(db, { last_name: name, roles: [[organization, "SUBSCRIBER"]] });
  const product = await makeProduct(db, organization, { name, group, whitelist: [organization] });
  const rights = [{ organization, from: true, to: true }];
  const nni = await makeNni(db, organization, { identifier: `${name}-${uuidv7()}`, groups: [group], rights });
  const address = await makeAddress(db, organization, { street_name: name });
  const billingGroup = await makeBillingGroup(db, organization, { name });
  const session = await makeLogin(user);
  const machine = await makeApiClient(db, organization, { name: `${name} kone` });
  return {
    organization: organization.id,
    user: user.id,
    product: product.id,
    nni: nni.id,
    address: address.id,
    billingGroup: billingGroup.id,
    session,
    invitation: await makeInvitation(organization, user, name),
    client: machine.id,
    token: machine.tokenId,
    passkey: await makePasskey(db, user),
    ...(await makeWebhook(db, organization)),
  };
}

beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  const parent = await makeOrganization(db);
  // No supplier: every supplier stands in the form of subscriptions, for all to ask (D-17).
  const roles = organizationRoles.filter((role) => role !== "SUPPLIER");
  const victim = await makeOrganization(db, { name: `${CANARY} Oy`, parent_organization_id: parent.id, roles });
  group = (await makeProduct(db, victim)).group;
  theirs = await furnish(victim, CANARY);
  await makeSubscription(db, victim, parent, { contract_number: CANARY });
  const places = {
    sibling: await makeOrganization(db, { parent_organization_id: parent.id }),
    child: await makeOrganization(db, { parent_organization_id: victim.id }),
    stranger: await makeOrganization(db),
  };
  attackers = [];
  for (const [name, organization] of Object.entries(places)) {
    const user = await makeUser(db, { roles: [[organization, ...organizationRoles]] });
    const own = await furnish(organization, "Oma");
    attackers.push({ name, caller: await portal.signInAs(user), own });
  }
  const document = portal.app.swagger() as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  schemas = document.components.schemas;
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.some((tag) => controlTags.has(tag)))
      .map(([method, operation]) => ({ ...operation, method: method as Call["method"], path })),
  );
});
afterAll(() => portal.close());

/** Which id each name of a path stands for; what everyone may see has none. */
function kindOf(path: string, name: string): keyof Ids | null {
  const kinds: Record<string, keyof Ids | null> = {
    userId: "user",
    productId: "product",
    nniId: "nni",
    addressId: "address",
    billingGroupId: "billingGroup",
    sessionId: "session",
    invitationId: "invitation",
    clientId: "client",
    tokenId: "token",
    webhookId: "webhook",
    deliveryId: "delivery",
    passkeyId: "passkey",
    supplierId: "organization",
    subscriberId: "organization",
    groupId: null,
    massMailId: null,
    type: null,
  };
  const [, first = ""] = path.split("/");
  const firsts: Record<string, keyof Ids | null> = {
    users: "user",
    organizations: "organization",
    "product-groups": null,
    "common-products": null,
  };
  const kind = name === "id" ? firsts[first] : kinds[name];
  if (kind === undefined) throw new Error(`What is {${name}} of ${path}? Tell it here, so that it is replayed (R2)`);
  return kind;
}

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

function fill(path: string, ids: (name: string) => Ids): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    if (name === "type") return "Order";
    const kind = kindOf(path, name);
    return kind === null ? group.id : ids(name)[kind];
  });
}

type Ask = (ids: Ids) => { path: string; body?: object | undefined };

/** The call with each id of its path, and all together, from elsewhere. */
function pathReplays({ path, operationId }: Call, { own }: Attacker): Ask[] {
  const secret = namesIn(path).filter((name) => kindOf(path, name) !== null);
  const changes = [...secret.map((name) => [name]), ...(secret.length > 1 ? [secret] : [])];
  return changes.map((names) => (ids) => ({
    path: fill(path, (name) => (names.includes(name) ? ids : own)),
    body: controlBodies[operationId]?.(own),
  }));
}

function bodyReplays({ path, operationId }: Call, { own }: Attacker): Ask[] {
  const body = controlBodies[operationId];
  if (!body || JSON.stringify(body(theirs)) === JSON.stringify(body(none))) return [];
  return [(ids) => ({ path: fill(path, () => own), body: body(ids) })];
}

function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const known = schema.$ref === undefined ? schema : (schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  return [...Object.keys(known.properties ?? {}), ...(known.anyOf ?? []).flatMap(fieldsOf)];
}

/** Every field of a list's rows asked for by the ids, and by how their names begin. */
function queryReplays(call: Call, { name: place, own }: Attacker): Ask[] {
  const named = (name: string) => call.parameters?.some((one) => one.in === "query" && one.name === name) ?? false;
  const path = fill(call.path, () => own);
  const text = (query: object) => encodeURIComponent(JSON.stringify(query));
  const body = controlBodies[call.operationId]?.(own);
  if (named("where"))
    return ["productId", "subscriberId", "childId"].map((field) => (ids) => ({
      path: `${path}?where=${text({ [field]: field === "productId" ? ids.product : ids.organization })}`,
      body,
    }));
  if (!named("filter")) return [];
  const fields = fieldsOf(call.responses["200"]?.content?.["application/json"]?.schema.items);
  // A child knows whose child it is.
  const known = place === "child" ? "parentOrganizationId" : undefined;
  return [...new Set(fields)]
    .filter((field) => field !== known)
    .flatMap((field): Ask[] => [
      (ids) => ({ path: `${path}?filter=${text({ where: { [field]: { inq: Object.values(ids) } } })}` }),
      (ids) => ({
        path: `${path}?filter=${text({ where: { [field]: { like: ids === theirs ? "KANA%" : "OLEMATON%" } } })}`,
      }),
    ]);
}

/** Without the request's id and the ids that were asked for. */
function bare({ status, text, headers }: Answer<unknown>, ids: Ids): string {
  let body = text.replace(/"requestId":"[^"]*"/, "");
  for (const [name, id] of Object.entries(ids)) body = body.replaceAll(id, `<${name}>`);
  return `${status} ${headers["x-total-count"] ?? ""} ${body}`;
}

async function send(caller: Caller, method: Call["method"], { path, body }: ReturnType<Ask>): Promise<Answer<unknown>> {
  return method === "get" || method === "delete" ? caller[method](path) : caller[method](path, body ?? {});
}

async function expectUnknown({ name, caller }: Attacker, { method, operationId }: Call, ask: Ask): Promise<void> {
  const real = await send(caller, method, ask(theirs));
  const fake = await send(caller, method, ask(none));
  const told = `${operationId} as ${name}: ${decodeURIComponent(ask(theirs).path)}`;
  expect(bare(real, theirs), told).toBe(bare(fake, none));
  expect(real.text, told).not.toContain(CANARY);
  expect(real.status >= 500, told).toBe(false);
  const emptied = method === "delete" && ask(theirs).path.includes("?where=");
  expect(method === "get" || emptied || real.status >= 400, told).toBe(true);
}

describe("in the control area, ids of a parent, sibling or stranger answer as ones that do not exist (R2)", () => {
  test.each([
    ["in paths", pathReplays, 30],
    ["in bodies", bodyReplays, 15],
    ["in filters", queryReplays, 100],
  ] as const)("%s", { timeout: 90_000 }, async (_where, replaysOf, least) => {
    let asked = 0;
    for (const attacker of attackers)
      for (const call of calls)
        for (const ask of replaysOf(call, attacker)) {
          await expectUnknown(attacker, call, ask);
          asked += 1;
        }
    expect(asked).toBeGreaterThan(least * attackers.length);
  });

  test("no call with a body is missing", () => {
    const asking = calls.filter(({ requestBody }) => requestBody !== undefined).map(({ operationId }) => operationId);
    expect(Object.keys(controlBodies).toSorted()).toEqual(asking.toSorted());
  });

  test("and nothing of the other organization has changed by it", async () => {
    const { db } = portal;
    const log = await db
      .selectFrom("admin_log")
      .selectAll()
      .where("organization_id", "=", theirs.organization)
      .execute();
    expect(log).toEqual([]);
    const whitelist = await db.selectFrom("product_whitelists").select("subscriber_id").execute();
    expect(whitelist).toHaveLength(attackers.length + 1);
  });
});
