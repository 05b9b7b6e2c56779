import { documentCollections } from "@runko/domain/enumerations/document-types";
import { organizationRoles, pathRoles } from "@runko/domain/organizations/roles";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer, Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeBillingGroup } from "../builders/make-billing.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";

const CANARY = "KANARIALINTU";

/** What one organization has seen of its own, or as many ids that do not exist. */
type Ids = {
  organization: string;
  supplier: string;
  product: string;
  nni: string;
  billingGroup: string;
  order: number;
  readyOrder: number;
  fault: number;
  caseId: number;
  connectionId: string;
};

let portal: TestApp;
let own: World;
let attackers: Caller[];
let theirs: Ids;
const none: Ids = {
  organization: uuidv7(),
  supplier: uuidv7(),
  product: uuidv7(),
  nni: uuidv7(),
  billingGroup: uuidv7(),
  order: 999_999_991,
  readyOrder: 999_999_992,
  fault: 999_999_993,
  caseId: 999_999_994,
  connectionId: "EI-OLEMASSA-1",
};

beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  own = await addPair(portal);
  attackers = [
    await portal.signInAs(await makeUser(db, { roles: [[own.subscriber, ...organizationRoles]] })),
    portal.withToken((await makeApiClient(db, own.subscriber)).token),
  ];

  const organization = await makeOrganization(db, { name: `${CANARY} tilaaja` });
  const supplier = await makeOrganization(db, { name: `${CANARY} toimittaja` });
  await makeSubscription(db, organization, supplier, { contract_number: CANARY });
  const product = await makeProduct(db, supplier, { name: `${CANARY} tuote`, whitelist: [organization] });
  const rights = [{ organization, from: true, to: true }];
  const nni = await makeNni(db, supplier, { identifier: `${CANARY}-NNI`, groups: [product.group], rights });
  const billingGroup = await makeBillingGroup(db, organization, { name: `${CANARY} laskutus` });
  const user = await makeUser(db, { last_name: CANARY, roles: [[organization, "SUBSCRIBER"]] });
  const parties = { subscriber: organization, supplier, product, subscriberUser: user };
  const fields = { customerName: CANARY, projectId: CANARY };
  const connectionId = `${CANARY}-1`;
  const order = await makeDocument(db, parties, { type: "Order", fields });
  const ready = { ...fields, supplierConnectionId: connectionId };
  const readyOrder = await makeDocument(db, parties, { type: "Order", state: "READY", fields: ready });
  const fault = await makeDocument(db, parties, { type: "Fault", fields: { description: CANARY } });
  theirs = {
    organization: organization.id,
    supplier: supplier.id,
    product: product.id,
    nni: nni.id,
    billingGroup: billingGroup.id,
    order: order.id,
    readyOrder: readyOrder.id,
    fault: fault.id,
    caseId: readyOrder.caseId,
    connectionId,
  };
});
afterAll(() => portal.close());

type Replay = (ids: Ids) => {
  method?: "get" | "post" | "patch";
  path: string;
  body?: object;
  headers?: Record<string, string>;
};

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const match = { "if-match": '"1"' };

function inPaths(base: string): Replay[] {
  const { product } = own;
  return [
    ...["", "/descendantids", "/addresses", "/org-addresses", "/suppliers", "/supplier-contacts"].map(
      (rest): Replay =>
        ({ organization }) => ({ path: `/organizations/${organization}${rest}` }),
    ),
    ...["SUBSCRIBER", "SUPPLIER"].map((role): Replay => ({ organization, order }) => ({
      path: `/organizations/${organization}/roles/${role}/orders/${order}`,
    })),
    ...["/products", "/info", `/product-groups/${product.group.id}/products`].map((rest): Replay => ({ supplier }) => ({
      path: `${base}/suppliers/${supplier}${rest}`,
    })),
    ({ supplier }) => ({
      path: `${base}/suppliers/${supplier}/product-groups/${product.group.id}/nni-from-to-arrays`,
    }),
    ...pathRoles.flatMap((role): Replay[] => {
      const of = `${base}/roles/${role}`;
      return [
        ...Object.values(documentCollections).flatMap((collection): Replay[] => [
          ({ order }) => ({ path: `${of}/${collection}/${order}` }),
          ({ fault }) => ({ path: `${of}/${collection}/${fault}` }),
          ({ order }) => ({ method: "patch", path: `${of}/${collection}/${order}`, body: {}, headers: match }),
        ]),
        ...[
          "",
          "?format=text",
          "/pdf",
          "/event-logs",
          "/event-products",
          "/questions",
          "/requests",
          "/notes",
          "/watch",
          "/escalation-contacts",
        ].flatMap((rest): Replay[] => [
          ({ order }) => ({ path: `${of}/events/${order}${rest}` }),
          ({ fault }) => ({ path: `${of}/events/${fault}${rest}` }),
        ]),
        ({ readyOrder }) => ({ method: "patch", path: `${of}/events/${readyOrder}/archive`, headers: match }),
        ({ order }) => ({ method: "post", path: `${of}/events/${order}/watch` }),
        ({ order }) => ({ method: "delete", path: `${of}/events/${order}/watch` }),
        ({ order }) => ({ method: "patch", path: `${of}/events/${order}/lock-for-editing` }),
        ({ order }) => ({ method: "patch", path: `${of}/events/${order}/lock-for-editing?reset=true` }),
        ({ order }) => ({
          method: "post",
          path: `${of}/events/${order}/event-products`,
          body: { productId: product.id },
          headers: match,
        }),
        ({ caseId }) => ({ path: `${of}/cases/${caseId}` }),
        ({ order }) => ({
          method: "patch",
          path: `${of}/orders/${order}`,
          body: { action: "assign", handlerId: null },
          headers: match,
        }),
      ];
    }),
  ];
}

function inQueries(base: string): Replay[] {
  const orders = `${base}/roles/SUBSCRIBER/orders`;
  const events = `${base}/roles/SUPPLIER/events`;
  const facets = `${events}/facets`;
  return [
    ({ caseId }) => ({ path: `${orders}/active?caseId=${caseId}` }),
    ({ connectionId, supplier }) => ({
      path: `${orders}/active?supplierConnectionId=${connectionId}&supplierId=${supplier}`,
    }),
    ({ organization }) => ({ path: `/organizations?filter=${json({ where: { id: organization } })}` }),
    ({ organization }) => ({
      path: `/organizations?filter=${json({ where: { parentOrganizationId: organization } })}`,
    }),
    ...[orders, events, facets].flatMap((list): Replay[] => [
      ({ order }) => ({ path: `${list}?filter=${json({ where: { id: order } })}` }),
      ({ order }) => ({
        path: `${list}?filter=${json({ where: { or: [{ id: order }, { id: { gt: order - 1, lt: order + 1 } }] } })}`,
      }),
      ({ caseId }) => ({
        path: `${list}?filter=${json({ where: { caseId }, include: ["supplier", "eventProducts"] })}`,
      }),
      ({ organization }) => ({ path: `${list}?filter=${json({ where: { subscriberId: organization } })}` }),
      ({ supplier }) => ({ path: `${list}?filter=${json({ where: { supplierId: { inq: [supplier] } } })}` }),
    ]),
    ({ connectionId }) => ({ path: `${events}?docWhere=${json({ supplierConnectionId: connectionId })}` }),
    ({ connectionId }) => ({ path: `${facets}?docWhere=${json({ supplierConnectionId: connectionId })}` }),
    ({ connectionId }) => ({
      path: `${events}?docWhere=${json({ supplierConnectionId: { like: `${connectionId.slice(0, 5)}%` } })}`,
    }),
    ({ product }) => ({ path: `${events}?prodWhere=${json({ productId: product })}` }),
  ];
}

function inBodies(base: string): Replay[] {
  const { supplier, product } = own;
  const create = (body: object): ReturnType<Replay> => ({
    method: "post",
    path: `${base}/roles/SUBSCRIBER/orders`,
    body,
  });
  const order = (more: object, fields: object = {}) => ({
    ...own.bodyOf("Order"),
    ...more,
    document: { ...(own.bodyOf("Order")["document"] as object), ...fields },
  });
  return [
    (ids) => create(order({ supplierId: ids.supplier })),
    (ids) => create(order({ supplierId: ids.supplier, eventProducts: [{ productId: ids.product }] })),
    (ids) => create(order({ eventProducts: [{ productId: ids.product }] })),
    (ids) => create(order({ eventProducts: [{ productId: product.id }, { productId: ids.product }] })),
    (ids) => create(order({}, { nniFromId: ids.nni })),
    (ids) => create(order({}, { billingGroupId: ids.billingGroup })),
    ...(["COPY", "FORWARD", "FROM_EXISTING", "ORDER"] as const).map(
      (mode): Replay =>
        (ids) =>
          create(order({ source: { eventId: ids.readyOrder, mode } })),
    ),
    ...pathRoles.flatMap((role): Replay[] => [
      ({ order: eventId }) => ({
        method: "post",
        path: `${base}/roles/${role}/bulk-actions`,
        body: { change: { action: "archive" }, rows: [{ eventId, version: 1 }] },
      }),
      ({ fault }) => ({
        method: "post",
        path: `${base}/roles/${role}/bulk-messages`,
        body: { message: { subject: "Huolto", content: "Milloin?" }, rows: [{ eventId: fault }] },
      }),
    ]),
    (ids) => ({
      method: "post",
      path: `${base}/roles/ERROR_HANDLER/faults`,
      body: { ...own.bodyOf("Fault"), supplierId: own.subscriber.id, subscriberId: ids.organization },
    }),
    (ids) => ({
      method: "post",
      path: `${base}/roles/SUPPLIER/orders`,
      body: order({ supplierId: supplier.id, source: { eventId: ids.order, mode: "FORWARD" } }),
    }),
  ];
}

async function replay(attacker: Caller, ask: Replay, ids: Ids): Promise<Answer<unknown>> {
  const { method = "get", path, body, headers } = ask(ids);
  if (method === "get") return attacker.get(path, headers);
  return attacker[method](path, body, headers);
}

/** Without the request's id, the ids that were asked for, and the numbers of our own that an answer may count on. */
function bare({ status, text }: Answer<unknown>, ids: Ids): string {
  let body = text.replace(/"requestId":"[^"]*"/, "");
  for (const [name, id] of Object.entries(ids)) body = body.replaceAll(String(id), `<${name}>`);
  return `${status} ${body}`;
}

/** Of many by one call that of each. */
function statusesOf({ status, body }: Answer<unknown>): number[] {
  return status === 207 ? (body as { results: { status: number }[] }).results.map((row) => row.status) : [status];
}

async function expectUnknown(attacker: Caller, replays: readonly Replay[]): Promise<void> {
  for (const ask of replays) {
    const [real, fake] = [await replay(attacker, ask, theirs), await replay(attacker, ask, none)];
    const { method = "get", path } = ask(theirs);
    const name = `${method} ${decodeURIComponent(path)} ${JSON.stringify(ask(theirs).body ?? "")}`;
    expect(bare(real, theirs), name).toBe(bare(fake, none));
    expect(real.text, name).not.toContain(CANARY);
    expect(real.headers["x-total-count"], name).toBe(fake.headers["x-total-count"]);
    expect(real.status < 200 || real.status >= 500, name).toBe(false);
    expect(method === "get" || statusesOf(real).every((status) => status >= 400), name).toBe(true);
  }
}

describe("whatever id of another organization is replayed, the answer is that of one that does not exist (R2)", () => {
  test.each(["a person", "a machine"])("by %s", { timeout: 60_000 }, async (kind) => {
    const base = `/organizations/${own.subscriber.id}`;
    const replays = [...inPaths(base), ...inQueries(base), ...inBodies(base)];
    const [person, machine] = attackers;
    await expectUnknown((kind === "a person" ? person : machine) ?? portal.anonymous, replays);
    expect(replays.length).toBeGreaterThan(120);
  });
});

test.each([0, 1])("with ids of one's own the same requests are answered", async (which) => {
  const attacker = attackers[which] ?? portal.anonymous;
  const base = `/organizations/${own.subscriber.id}`;
  const { id, caseId } = await own.make("Order");
  expect((await attacker.get(`${base}/roles/SUBSCRIBER/events/${id}?format=text`)).status).toBe(200);
  expect((await attacker.get(`${base}/roles/SUBSCRIBER/cases/${caseId}`)).status).toBe(200);
  expect((await attacker.get(`${base}/suppliers/${own.supplier.id}/products`)).status).toBe(200);
  expect((await attacker.post(`${base}/roles/SUBSCRIBER/orders`, own.bodyOf("Order"))).status).toBe(201);
});

test("nothing of the other organization has changed by it", async () => {
  const rows = await portal.db
    .selectFrom("documents")
    .select(["id", "version", "archived"])
    .where("subscriber_id", "=", theirs.organization)
    .execute();
  expect(rows).toHaveLength(3);
  expect(rows.every(({ version, archived }) => version === 1 && !archived)).toBe(true);
  expect(await portal.db.selectFrom("edit_locks").selectAll().execute()).toEqual([]);
});
