import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { folderPlace } from "../attachments/support/places.ts";
import { uploaded } from "../attachments/support/upload.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeProductGroup } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";
import { makeWebhook } from "../builders/make-webhook.ts";
import { addPair, type World } from "../documents/support/create-world.ts";

const place = folderPlace();
let portal: TestApp;
let world: World;
let machine: Caller;
let admin: Caller;
beforeAll(async () => {
  portal = await createTestApp(place.settings);
  world = await addPair(portal);
  machine = portal.withToken((await makeApiClient(portal.db, world.supplier)).token);
  const roles = [[world.subscriber, "SUBSCRIBER_ADMIN"]] as const;
  admin = await portal.signInAs(await makeUser(portal.db, { roles: [...roles] }));
});
afterAll(async () => {
  await portal.close();
  await place.end();
});

/** What a program may call and knows no key, and why a repeat does no harm. */
const withoutKey: Record<string, string> = {
  findAvailability: "reads",
  reconcileConnections: "reads",
  uploadFile: "what is attached to nothing within a day is deleted",
  testWebhook: "sends one message to try, and keeps nothing",
};

/** Calls of people that know a key too. */
const alsoOfPeople = ["createMassMail", "writeNote"];

type Operation = { operationId: string; parameters?: { name: string; in: string }[] };

test("every POST by which a program changes something takes a key", async () => {
  const { paths } = (await portal.inject({ url: "/api/openapi.json" })).json<{
    paths: Record<string, { post?: Operation }>;
  }>();
  const posts = Object.values(paths).flatMap(({ post }) => post ?? []);
  const taking = posts.filter(({ parameters = [] }) => parameters.some(({ name }) => name === "idempotency-key"));
  const open = portal.routes.flatMap(({ method, path, operationId, config }) =>
    method === "post" && config.scope && operationId !== undefined && path in paths ? operationId : [],
  );
  expect(open.length).toBeGreaterThan(12);
  const expected = [...open.filter((id) => !(id in withoutKey)), ...alsoOfPeople, ...ofAdministrators];
  expect(taking.map(({ operationId }) => operationId).toSorted()).toEqual([...new Set(expected)].toSorted());
  expect(Object.keys(withoutKey).filter((id) => posts.every(({ operationId }) => operationId !== id))).toEqual([]);
});

const ofAdministrators = [
  "createWebhook",
  "renewWebhookSecret",
  "resendWebhookDelivery",
  "resendFailedWebhookDeliveries",
];

type Posted = {
  caller: Caller;
  path: string;
  body?: object;
  /** Another body, which is refused under the key. */
  other?: object;
  headers?: Record<string, string>;
  count: () => Promise<number>;
  made?: number;
};

const rows = async (table: "products" | "nnis" | "nni_product_groups" | "admin_log" | "webhooks" | "files") => {
  const { count } = await portal.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const cases: Record<string, () => Promise<Posted>> = {
  createProduct: async () => {
    const { id: productGroupId } = await makeProductGroup(portal.db);
    const body = { name: "Kuitu 1000", productGroupId };
    return {
      caller: machine,
      path: `/organizations/${world.supplier.id}/products`,
      body,
      other: { ...body, name: "Kuitu 100" },
      count: () => rows("products"),
    };
  },
  createNni: async () => ({
    caller: machine,
    path: `/organizations/${world.supplier.id}/nnis`,
    body: { identifier: "NNI-KERTA" },
    other: { identifier: "NNI-TOINEN" },
    count: () => rows("nnis"),
  }),
  addNniProductGroup: async () => {
    const [group, nni] = [await makeProductGroup(portal.db), await makeNni(portal.db, world.supplier, { groups: [] })];
    return {
      caller: machine,
      path: `/organizations/${world.supplier.id}/nnis/${nni.id}/product-groups`,
      body: { productGroupId: group.id },
      other: { productGroupId: (await makeProductGroup(portal.db)).id },
      count: () => rows("admin_log"),
    };
  },
  addNniRight: async () => {
    const nni = await makeNni(portal.db, world.supplier, { groups: [] });
    const body = { organizationId: world.subscriber.id, allowFrom: true };
    return {
      caller: machine,
      path: `/organizations/${world.supplier.id}/nnis/${nni.id}/rights`,
      body,
      other: { ...body, allowTo: true },
      count: () => rows("admin_log"),
    };
  },
  addFiles: async () => {
    const { id, version } = await world.make("Order");
    const fileOf = () => uploaded(portal, world.desks.subscriber);
    const [body, other] = [{ fileId: (await fileOf()).id }, { fileId: (await fileOf()).id }];
    const attached = async () => {
      const { files } = (await world.desks.subscriber.get<{ files: unknown[] }>(`/events/${id}`)).body;
      return files.length;
    };
    return {
      caller: portal.withToken(world.desks.subscriber.token),
      path: `${world.desks.subscriber.base}/events/${id}/files`,
      body,
      other,
      headers: { "if-match": `"${version}"` },
      count: attached,
    };
  },
  createWebhook: async () => {
    const body = { name: "Kuulija", url: "https://kuulija.example.fi/", role: "SUBSCRIBER", types: ["*"] };
    return {
      caller: admin,
      path: `/organizations/${world.subscriber.id}/webhooks`,
      body,
      other: { ...body, name: "Toinen" },
      count: () => rows("webhooks"),
    };
  },
  renewWebhookSecret: async () => {
    const { webhook } = await makeWebhook(portal.db, world.subscriber);
    const made = () =>
      portal.db
        .selectFrom("security_log")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .where("event", "=", "webhookSecretMade")
        .executeTakeFirstOrThrow();
    return {
      caller: admin,
      path: `/organizations/${world.subscriber.id}/webhooks/${webhook}/secret`,
      count: async () => Number((await made()).count),
    };
  },
  resendFailedWebhookDeliveries: async () => {
    const { webhook } = await makeWebhook(portal.db, world.subscriber);
    const body = { since: "2020-01-01T00:00:00.000Z" };
    return {
      caller: admin,
      path: `/organizations/${world.subscriber.id}/webhooks/${webhook}/resend`,
      body,
      other: { since: "2020-01-02T00:00:00.000Z" },
      count: async () => 0,
      made: 0,
    };
  },
  resendWebhookDelivery: async () => {
    const { webhook, delivery } = await makeWebhook(portal.db, world.subscriber);
    return {
      caller: admin,
      path: `/organizations/${world.subscriber.id}/webhooks/${webhook}/deliveries/${delivery}/resend`,
      count: async () => 0,
      made: 0,
    };
  },
};

test.each(Object.entries(cases))("%s: 20 equal posts at once do it once and answer alike", async (name, prepare) => {
  const { caller, path, body, other, headers = {}, count, made = 1 } = await prepare();
  const keyed = { ...headers, "idempotency-key": `${name} 1` };
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 20 }, () => caller.post(path, body, keyed)));
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([expect.toBeOneOf([200, 201, 204])]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(new Set(answers.map(({ headers: told }) => told["etag"])).size).toBe(1);
  expect((await count()) - before).toBe(made);
  if (!other) return;
  const refused = await caller.post<ProblemBody>(path, other, keyed);
  expect([refused.status, refused.body.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
  expect((await count()) - before).toBe(made);
});

test("of a secret that is answered nothing readable is kept", async () => {
  const { caller, path, body = {} } = (await cases["createWebhook"]?.()) ?? { caller: admin, path: "" };
  const key = { "idempotency-key": "sealed" };
  const { secret } = (await caller.post<{ secret: string }>(path, body, key)).body;
  const kept = await portal.db.selectFrom("idempotency_keys").select("body").where("key", "=", "sealed").execute();
  expect(kept).toHaveLength(1);
  expect(kept[0]?.body).not.toContain(secret.slice(6));
  expect((await caller.post<{ secret: string }>(path, body, key)).body.secret).toBe(secret);
});
