import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { nextNumber } from "../builders/next-number.ts";

let portal: TestApp;
let own: TestOrganization;
let partner: TestOrganization;
let caller: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  own = await makeOrganization(portal.db);
  partner = await makeOrganization(portal.db);
  caller = await portal.signInAs(
    await makeUser(portal.db, { first_name: "Aino", last_name: "Aalto", global_role: "RUNKO_ADMIN" }),
  );
});
afterAll(() => portal.close());

type Kept = { id: string; version: string };
type Place = { path: string; version: string };

async function made(path: string, body: object): Promise<Kept> {
  const answer = await caller.post<Kept>(path, body);
  expect(answer.status).toBe(201);
  return answer.body;
}

const newGroup = () =>
  made("/product-groups", { name: `Ryhmä ${nextNumber()}`, category: "SERVICES", multiProduct: false });
const at = (path: string, { id, version }: Kept): Place => ({ path: `${path}/${id}`, version });

const address = {
  kind: "POSTAL",
  streetName: "Katu",
  streetNumber: "1",
  streetLetter: "",
  apartment: "",
  postalCode: "00100",
  postalPlace: "Helsinki",
};
const nothing: Kept = { id: "", version: "" };
async function newSubscription(): Promise<{ version: string }> {
  const path = `/organizations/${own.id}/subscriptions`;
  const { body } = await caller.post<{ subscription: { version: string } }[]>(path, {
    supplierId: partner.id,
    eventTypes: ["Order"],
  });
  return body[0]?.subscription ?? nothing;
}

const newUser = () => makeUser(portal.db, { roles: [[own, "SUBSCRIBER"]] });

async function read(path: string): Promise<Place> {
  const { headers } = await caller.get(path);
  return { path, version: String(headers["etag"]).replaceAll('"', "") };
}

const area = (code: string) => ({
  kind: "postalCode",
  code,
  verdict: "served",
  note: "",
  deliveryDays: null,
  connectFee: null,
  monthlyFee: null,
});

/** What administrators keep: how it is made, and two changes of it. */
type Body = object | (() => object);
const things: [string, () => Promise<Place>, Body, Body][] = [
  ["a product group", async () => at("/product-groups", await newGroup()), { multiProduct: true }, { category: "WDM" }],
  [
    "a common product",
    async () =>
      at(
        "/common-products",
        await made("/common-products", { name: "Yleinen", productGroupId: (await newGroup()).id }),
      ),
    { name: "Ensin" },
    { description: "Toisena" },
  ],
  [
    "a product",
    async () => {
      const path = `/organizations/${own.id}/products`;
      return at(path, await made(path, { name: "Kuitu", productGroupId: (await newGroup()).id }));
    },
    { monthlyFee: "10.00" },
    { initialFee: "20.00" },
  ],
  [
    "the areas of a product",
    async () => {
      const products = `/organizations/${own.id}/products`;
      const { id } = await made(products, { name: "Kuitu", productGroupId: (await newGroup()).id });
      return read(`${products}/${id}/areas`);
    },
    { areas: [area("00100")] },
    { areas: [area("00200")] },
  ],
  [
    "an NNI",
    async () => {
      const path = `/organizations/${own.id}/nnis`;
      return at(path, await made(path, { identifier: `nni-${nextNumber()}` }));
    },
    { description: "Ensin" },
    { active: false },
  ],
  [
    "an address",
    async () => {
      const path = `/organizations/${own.id}/addresses`;
      const { body } = await caller.post<Kept[]>(path, address);
      return at(path, body.at(-1) ?? nothing);
    },
    { ...address, streetNumber: "2" },
    { ...address, postalPlace: "Espoo" },
  ],
  [
    "a billing group",
    async () => {
      const path = `/organizations/${own.id}/org-addresses`;
      const { body } = await caller.post<Kept[]>(path, { name: "Laskutus", type: "regular" });
      return at(path, body.at(-1) ?? nothing);
    },
    { name: "Ensin" },
    { operatorId: "003" },
  ],
  [
    "service times",
    () => read(`/organizations/${own.id}/service-times`),
    { riskPercent: 80 },
    { worked: ["epiphany"] },
  ],
  [
    "escalation contacts",
    () => read(`/organizations/${own.id}/escalation-contacts`),
    { contacts: [{ name: "Ensin", title: "", phone: "0401234567", email: "", available: "" }] },
    { contacts: [{ name: "Toisena", title: "", phone: "0407654321", email: "", available: "" }] },
  ],
  [
    "an identity provider",
    () => read(`/organizations/${own.id}/identity-provider`),
    { clientId: "ensin" },
    { domains: ["toisena.example"] },
  ],
  [
    "recipients of notices",
    () => read(`/organizations/${own.id}/event-messages`),
    { Order: { emailAddresses: ["eka@runko.example"] } },
    { Order: { emailAddresses: ["toka@runko.example"] } },
  ],
  [
    "a subscription",
    async () => ({ path: `/organizations/${own.id}/subscriptions`, version: (await newSubscription()).version }),
    () => ({ supplierId: partner.id, contractNumber: "1" }),
    () => ({ supplierId: partner.id, active: true }),
  ],
  [
    "what a supplier writes of a subscriber",
    async () => {
      const subscriber = await makeOrganization(portal.db);
      await caller.post(`/organizations/${subscriber.id}/subscriptions`, { supplierId: own.id, eventTypes: ["Order"] });
      const path = `/organizations/${own.id}/subscribers-info`;
      const { body } = await caller.post<Kept[]>(path, { subscriberId: subscriber.id, info: "Uusi" });
      const where = encodeURIComponent(JSON.stringify({ subscriberId: subscriber.id }));
      return { path: `${path}?where=${where}`, version: body[0]?.version ?? "" };
    },
    { customerNumber: "1" },
    { contractNumber: "2" },
  ],
  [
    "an organization",
    async () => read(`/organizations/${(await makeOrganization(portal.db)).id}`),
    { contactInfo: "Ensin" },
    { contactInfo: "Toisena" },
  ],
  [
    "a user",
    async () => {
      const { id } = await newUser();
      return { ...(await read(`/organizations/${own.id}/users/${id}`)), path: `/users/${id}` };
    },
    { jobTitle: "Ensin" },
    { jobTitle: "Toisena" },
  ],
  [
    "a user of an organization",
    async () => read(`/organizations/${own.id}/users/${(await newUser()).id}`),
    { roles: ["SUBSCRIBER", "SUPPLIER"] },
    { roles: ["SUPPLIER"] },
  ],
  [
    "a system of an organization",
    async () => {
      const path = `/organizations/${own.id}/api-clients`;
      return at(
        path,
        await made(path, { name: `Järjestelmä ${nextNumber()}`, scopes: ["documents:read"], networks: [] }),
      );
    },
    { name: `Ensin ${nextNumber()}` },
    { disabled: true },
  ],
  [
    "a webhook",
    async () => {
      const path = `/organizations/${own.id}/webhooks`;
      const hook = {
        name: `Kuulija ${nextNumber()}`,
        url: "https://kuulija.example.fi",
        role: "SUBSCRIBER",
        types: ["*"],
      };
      const { id } = await made(path, hook);
      const kept = (await caller.get<Kept[]>(path)).body.find((one) => one.id === id);
      if (!kept) throw new Error("The webhook is in the list");
      return at(path, kept);
    },
    { name: `Ensin ${nextNumber()}` },
    { off: true },
  ],
  [
    "a newsletter",
    async () => at("/briefings", await made("/briefings", { title: "Katko", body: "Yöllä.", audience: "users" })),
    { title: "Ensin" },
    { body: "Toisena" },
  ],
  [
    "a frequently asked question",
    async () => at("/faq", await made("/faq", { topic: "Tilaaminen", question: "Miten?", answer: "Näin." })),
    { answer: "Ensin" },
    { question: "Toisena?" },
  ],
];

/** Raced where what they say is tested: documents/races, search/saved-searches. */
const racedElsewhere = /\/roles\/\{role\}\//;
const raced = new Set<string>();

test.each(things)("of two writers of %s one wins and the other is told (issue G)", async (_, make, ...bodies) => {
  const [one, other] = bodies.map((body): object => (typeof body === "function" ? (body as () => object)() : body));
  const { path, version } = await make();
  raced.add(path);
  const match = { "if-match": `"${version}"` };
  const answers = await Promise.all([one, other].map((body) => caller.patch<ProblemBody>(path, body, match)));
  const [done, late] = answers.toSorted((first, second) => first.status - second.status);
  expect([done?.status, late?.status, late?.body.code]).toEqual([200, 412, "STALE_VERSION"]);
  expect(late?.body.detail).toMatch(/^Aino Aalto tallensi muutoksen /);
  const bare = await caller.patch<ProblemBody>(path, one);
  expect([bare.status, bare.body.code]).toEqual([428, "VERSION_REQUIRED"]);
  const loser = answers[0] === late ? one : other;
  expect((await caller.patch(path, loser, { "if-match": "*" })).status).toBe(200);
});

test("two writers race on everything that has a version (issue G)", async () => {
  const { paths } = (await portal.inject({ url: "/api/openapi.json" })).json<{
    paths: Record<string, { patch?: { responses: object } }>;
  }>();
  const kept = Object.keys(paths).filter((path) => "428" in (paths[path]?.patch?.responses ?? {}));
  const patterns = kept.map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}(\\?|$)`));
  const unraced = kept.filter(
    (path, index) => !racedElsewhere.test(path) && ![...raced].some((url) => patterns[index]?.test(url)),
  );
  expect(unraced).toEqual([]);
});
