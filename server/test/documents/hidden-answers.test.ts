import { fieldsWrittenBy } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeProduct } from "../builders/make-product.ts";
import { addPair, type World } from "./support/create-world.ts";
import type { Desk, Shown } from "./support/desk.ts";
import { answerOf, inDays } from "./support/forms.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(async () => {
  await portal.close();
});

const canary = "kanarialintu";
const draft: DocumentFields = {
  supplierConnectionId: `${canary}-yhteys`,
  estimatedDeliveryDate: inDays(33),
  actualDeliveryDate: inDays(0),
  connectionDetails: `${canary} portti`,
  connectFee: "7654.32",
  monthlyFee: "6543.21",
  supplierInfo: `${canary} tieto`,
};
const secrets = [canary, inDays(33), "7654.32", "6543.21", "5432.10", "4321.09"];

/** An order whose answer is half written: fields and prices, saved and not yet confirmed. */
async function halfAnswered(): Promise<Shown> {
  const { desks, make, product, db } = world;
  const order = await make("Order");
  const other = await makeProduct(db, world.supplier, { group: product.group });
  const added = { document_id: order.id, product_id: other.id, product_name: other.name, position: 1 };
  await db
    .insertInto("event_products")
    .values({ ...added, product_price: "1.00", month_price: "1.00" })
    .execute();
  const started = (await desks.supplier.act(order, { action: "startProcessing" })).body;
  await desks.supplier.lock(order.id);
  const eventProducts = [
    { productId: product.id, productPrice: "5432.10", monthPrice: "4321.09" },
    { productId: other.id, active: false },
  ];
  const saved = await desks.supplier.act(started, { action: "editAnswer", document: draft, eventProducts });
  expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
  expect(saved.body.document).toMatchObject(draft);
  expect(saved.body.eventProducts).toMatchObject([
    { productPrice: "5432.10", monthPrice: "4321.09" },
    { active: false },
  ]);
  return saved.body;
}

const json = (filter: unknown) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Every way in which the subscriber may look at its order, as texts. */
async function looksOfSubscriber(order: Shown): Promise<string[]> {
  const { subscriber } = world.desks;
  const everything = json({ include: ["eventProducts", "files", "originalEvent"], where: { id: order.id } });
  const paths = [
    `/orders/${order.id}`,
    `/events/${order.id}`,
    `/events/${order.id}?format=text`,
    `/events/${order.id}/event-logs`,
    `/events/${order.id}/event-products`,
    `/cases/${order.caseId}`,
    `/orders?${everything}`,
    `/events?${everything}`,
  ];
  return Promise.all(paths.map(async (path) => (await subscriber.get(path)).text));
}

test("no look of the subscriber shows a half-written answer", async () => {
  const order = await halfAnswered();
  for (const text of await looksOfSubscriber(order))
    expect([text.length > 2, secrets.filter((secret) => text.includes(secret))]).toEqual([true, []]);
  const shown = (await world.desks.subscriber.read(order)).body;
  expect(fieldsWrittenBy("supplier").filter((field) => field in shown.document)).toEqual([]);
  expect(shown.eventProducts).toMatchObject([{ productPrice: "100.00", monthPrice: "20.50" }, { active: true }]);
  expect(shown["answerShown"]).toBe(false);
});

test("no filter of the subscriber tells a half-written answer from none", async () => {
  const { desks, make } = world;
  const order = await halfAnswered();
  const plain = await make("Order");
  const fields = ["supplierConnectionId", "estimatedDeliveryDate", "actualDeliveryDate", "validUntilDate"] as const;
  const guesses = (field: (typeof fields)[number]) => {
    const value = draft[field] ?? inDays(55);
    const like = field === "supplierConnectionId" ? [{ like: `${canary}%` }, { ilike: "%KANARIA%" }] : [];
    return [value, { neq: null }, { gte: "1900-01-01" }, { inq: [value] }, { between: ["1900-01-01", "zzz"] }, ...like];
  };
  const ask = async (query: string) => {
    const answer = await desks.subscriber.get<{ id: number }[]>(`/events?${query}`);
    return answer.status === 200 ? answer.body.map(({ id }) => id) : answer.status;
  };
  for (const field of fields) {
    for (const guess of guesses(field)) {
      const found = [
        await ask(json({ where: { [`document.${field}`]: guess } })),
        await ask(`docWhere=${encodeURIComponent(JSON.stringify({ [field]: guess }))}`),
      ];
      for (const ids of found) expect([[], 400, 422]).toContainEqual(ids);
    }
    const unset = await ask(json({ where: { [`document.${field}`]: null, id: { inq: [order.id, plain.id] } } }));
    expect(unset).toEqual([plain.id, order.id]);
    const sorted = await ask(
      json({ where: { id: { inq: [order.id, plain.id] } }, order: [`document.${field} DESC`, "id ASC"] }),
    );
    expect(sorted).toEqual([order.id, plain.id]);
  }
  for (const guess of [{ monthPrice: "4321.09" }, { productPrice: { gt: 5000 } }, { active: false }]) {
    const prodWhere = `prodWhere=${encodeURIComponent(JSON.stringify(guess))}`;
    expect(await ask(prodWhere)).toEqual([]);
    const ofSupplier = await desks.supplier.get<{ id: number }[]>(`/events?${prodWhere}`);
    expect(ofSupplier.body.map(({ id }) => id)).toContain(order.id);
  }
});

test("the log tells the subscriber nothing of an answer's drafts", async () => {
  const { desks } = world;
  const order = await halfAnswered();
  const labels = async (desk: typeof desks.subscriber) =>
    (await desk.get<{ label: string }[]>(`/events/${order.id}/event-logs`)).body.map(({ label }) => label);
  expect(await labels(desks.subscriber)).toEqual(["created", "in_processing"]);
  expect(await labels(desks.supplier)).toEqual(["created", "in_processing", "updated"]);
});

test("free text is not searched in a half-written answer", async () => {
  const order = await halfAnswered();
  const row = await world.db
    .selectFrom("documents")
    .select("search_text")
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  expect(row.search_text).not.toContain(canary);
  const found = async ({ get }: Desk) => (await get<{ id: number }[]>(`/orders?q=${canary}`)).body.map(({ id }) => id);
  expect(await found(world.desks.subscriber)).toEqual([]);
  expect(await found(world.desks.supplier)).toEqual([order.id]);
});

test("the answer shows with the confirmation, prices and all, and stays through a cancellation", async () => {
  const { desks } = world;
  const order = await halfAnswered();
  await desks.supplier.lock(order.id);
  const body = { action: "confirm", document: { supplierConnectionId: `${canary} 2` } };
  const confirmed = await desks.supplier.act(order, body);
  expect([confirmed.status, confirmed.body.errors]).toEqual([200, undefined]);
  const check = async (state: string) => {
    const shown = (await desks.subscriber.read(order)).body;
    expect([shown.eventState, shown["answerShown"]]).toEqual([state, true]);
    expect(shown.document).toMatchObject({ ...draft, supplierConnectionId: `${canary} 2` });
    expect(shown.eventProducts).toMatchObject([{ productPrice: "5432.10", monthPrice: "4321.09" }, { active: false }]);
  };
  await check("CONFIRMED");
  await desks.supplier.lock(order.id);
  const priced = { eventProducts: [{ productId: world.product.id, monthPrice: "4321.09" }] };
  const again = await desks.supplier.act(confirmed.body, priced);
  await check("CONFIRMED");
  await desks.supplier.act(again.body, { action: "cancelBySupplier", reason: "Kuitu katkesi" });
  await check("CANCELLED");
});

test("an order rejected or cancelled half answered keeps it hidden", async () => {
  for (const end of ["reject", "cancel"] as const) {
    world = await addPair(portal);
    const { desks } = world;
    const order = await halfAnswered();
    const desk = end === "reject" ? desks.supplier : desks.subscriber;
    const ended = await desk.act(order, { action: end, reason: end === "reject" ? "noNetwork" : "Turha" });
    expect([ended.status, ended.body.eventState]).toEqual([200, "CANCELLED"]);
    for (const text of await looksOfSubscriber(order))
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
});

test("an inquiry returned for completion keeps its draft for the supplier alone", async () => {
  const { desks, make } = world;
  const inquiry = await make("Inquiry");
  const started = (await desks.supplier.act(inquiry, { action: "startProcessing" })).body;
  await desks.supplier.lock(inquiry.id);
  const answer = { ...answerOf("Inquiry", "signReady"), monthlyFee: "6543.21", supplierInfo: canary };
  const saved = (await desks.supplier.act(started, { document: answer })).body;
  const returned = (await desks.supplier.act(saved, { action: "returnForCompletion", reason: "missingInformation" }))
    .body;
  expect(returned.document.supplierInfo).toBe(canary);
  await desks.subscriber.lock(inquiry.id);
  const edited = await desks.subscriber.act(returned, { document: { contactName: "Uusi Nimi" } });
  expect([edited.status, edited.text.includes(canary), edited.text.includes("6543.21")]).toEqual([200, false, false]);
  expect((await desks.supplier.read(inquiry)).body.document.monthlyFee).toBe("6543.21");
});

test("a subscriber cannot use the guard of an unseen validity to learn of it", async () => {
  const { desks, db, make, bodyOf } = world;
  const inquiry = await make("Inquiry");
  await db
    .updateTable("documents")
    .set({ event_state: "IN_PROCESSING", valid_until_date: inDays(-5) })
    .where("id", "=", inquiry.id)
    .execute();
  const source = { source: { eventId: inquiry.id, mode: "ORDER" } };
  const refused = await desks.subscriber.create("Order", bodyOf("Order", {}, source));
  expect([refused.status, refused.body.code]).toEqual([409, "NOT_ALLOWED_IN_STATE"]);
});
