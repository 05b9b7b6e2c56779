import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { v7 as uuidv7 } from "uuid";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { testConfig } from "../app/test-config.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { newOrder } from "./new-order.ts";
import { callTmf, orders, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;

beforeAll(async () => {
  portal = await createTestApp({ limits: { ...testConfig.limits, changesOfUser: 40 } });
  world = await addPair(portal);
});
beforeEach(async () => {
  portal.clock.pass(60_000);
  buyer = callTmf(portal, (await makeApiClient(portal.db, world.subscriber)).token);
});
afterAll(() => portal.close());

type Order = TmfJson & { id: string; note: (TmfJson & { id: string })[] };
const make = async (more: TmfJson = {}) => (await buyer.post<Order>(orders, newOrder(world, more))).body;
const merge = { "content-type": "application/merge-patch+json" };

describe("the body of a merge patch is read as every other", () => {
  test.each(['{"__proto__":{"state":"cancelled"}}', '{"constructor":{"prototype":{"x":1}}}', "{"])(
    "%s is malformed",
    async (text) => {
      const { id } = await make();
      const { status, body } = await buyer.patch(`${orders}/${id}`, text, merge);
      expect([status, body["code"]]).toEqual([400, "MALFORMED_REQUEST"]);
    },
  );

  test("in one spelling", async () => {
    const { id } = await make();
    const decomposed = JSON.stringify({
      externalId: "Ä-1".normalize("NFD"),
      productOrderItem: [
        { product: { productCharacteristic: [{ name: "subscriberInfo", value: "Yö".normalize("NFD") }] } },
      ],
    });
    const { status, body, text } = await buyer.patch(`${orders}/${id}`, decomposed, merge);
    expect([status, body["externalId"] ?? text]).toEqual([200, "Ä-1"]);
    const own = await world.desks.subscriber.read({ id: Number(id), documentType: "Order" });
    expect(own.body.document.subscriberInfo).toBe("Yö");
  });
});

describe("notes", () => {
  const send = (id: string, count: number) =>
    portal.db
      .insertInto("internal_messages")
      .values(
        Array.from({ length: count }, (_each, index) => ({
          id: uuidv7(),
          document_id: Number(id),
          sender_id: world.desks.supplier.userId,
          sender_organization_id: world.supplier.id,
          subject: "x",
          content: `Viesti ${index}`,
          sent_at: new Date(Date.UTC(2026, 0, 1, 0, index)),
        })),
      )
      .returning("id")
      .execute();

  test("the newest 50 are told, in lists too, and only when they are asked for", async () => {
    const { id } = await make();
    await send(id, 60);
    const { body } = await buyer.get<Order>(`${orders}/${id}`);
    expect(body.note.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_each, at) => `Viesti ${at + 10}`));
    const listed = (await buyer.get<Order[]>(`${orders}?id=${id}`)).body;
    expect(listed).toEqual([body]);
    const named = (await buyer.get<Order[]>(`${orders}?id=${id}&fields=note.text`)).body;
    expect(named[0]?.note).toHaveLength(50);
    expect((await buyer.get<Order[]>(`${orders}?id=${id}&fields=id,state`)).body).toEqual([
      { id, state: "acknowledged" },
    ]);
  });

  test("an older one that is sent back is known, and its text stays as it was", async () => {
    const { id } = await make();
    const [oldest] = await send(id, 60);
    const count = async () =>
      Number(
        (
          await portal.db
            .selectFrom("internal_messages")
            .select(({ fn }) => fn.countAll().as("all"))
            .where("document_id", "=", Number(id))
            .executeTakeFirstOrThrow()
        ).all,
      );
    const same = await buyer.patch(`${orders}/${id}`, { note: [{ id: oldest?.id, text: "Viesti 0" }] });
    expect([same.status, await count()]).toEqual([200, 60]);
    const other = await buyer.patch(`${orders}/${id}`, { note: [{ id: oldest?.id, text: "Toinen" }] });
    expect([other.status, await count()]).toEqual([422, 60]);
  });

  test("each that is added counts as a change", async () => {
    const { id } = await make();
    const note = Array.from({ length: 39 }, (_each, index) => ({ text: `Viesti ${index}` }));
    const many = await buyer.patch(`${orders}/${id}`, { note });
    expect([many.status, many.body["code"]]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect((await buyer.get<Order>(`${orders}/${id}`)).body.note).toEqual([]);
  });
});

describe("a repeat under one key", () => {
  const key = { "idempotency-key": "avain-1" };

  test("names what the first made, as it stands now", async () => {
    const body = newOrder(world);
    const first = await buyer.post<Order>(orders, body, key);
    await buyer.patch(`${orders}/${first.body.id}`, { state: "cancelled", cancellationReason: "Perui" });
    const again = await buyer.post<Order>(orders, body, key);
    expect([again.status, again.body.id, again.body["state"]]).toEqual([201, first.body.id, "cancelled"]);
    expect(again.headers["location"]).toBe(first.headers["location"]);
  });

  test("tells nothing to who has the right no more", async () => {
    const stranger = await addPair(portal);
    const token = (await makeApiClient(portal.db, stranger.subscriber)).token;
    const other = callTmf(portal, token);
    const body = newOrder(stranger);
    const made = await other.post<Order>(orders, body, key);
    const tasks = "/productOrderingManagement/v4/cancelProductOrder";
    const cancel = { productOrder: { id: made.body.id }, cancellationReason: "Perui" };
    const task = await other.post(tasks, cancel, { "idempotency-key": "avain-2" });
    await portal.db
      .deleteFrom("organization_role_grants")
      .where("organization_id", "=", stranger.subscriber.id)
      .where("role", "=", "SUBSCRIBER")
      .execute();
    const again = await other.post(orders, body, key);
    expect([again.status, again.text.includes("Maija")]).toEqual([404, false]);
    expect((await other.post(tasks, cancel, { "idempotency-key": "avain-2" })).status).toBe(404);
    expect((await other.get(`${tasks}/${String(task.body["id"])}`)).status).toBe(404);
    expect((await other.get<TmfJson[]>(tasks)).body).toEqual([]);
  });
});
